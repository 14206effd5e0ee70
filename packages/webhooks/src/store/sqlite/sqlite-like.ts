/** A database of SQLite as `node:sqlite` has it, `DatabaseSync`, as far as it is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    /** Node's statements throw where the last row of the connection, whoever wrote it, has a number beyond 2^53. */
    setReadBigInts?(enabled: boolean): void;
    run(...values: (string | number)[]): { changes: number | bigint };
    get(...values: (string | number)[]): object | undefined;
    all(...values: (string | number)[]): object[];
  };
}
