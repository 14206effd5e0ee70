/** What is used of a database: a `Pool` of `pg`, a PGlite, or anything made to look like them. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}
