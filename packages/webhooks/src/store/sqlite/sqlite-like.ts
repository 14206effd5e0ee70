/** A database of SQLite as `node:sqlite` has it, `DatabaseSync`, as far as it is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: (string | number)[]): { changes: number | bigint };
    get(...values: (string | number)[]): object | undefined;
    all(...values: (string | number)[]): object[];
  };
}
