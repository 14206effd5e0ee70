/** Options of `postgresStore` and `postgresCallStore`. */
export interface PostgresStoreOptions {
  /** What the names of the tables begin with, perhaps with a schema, as `app.webhooks_`. Default: `webhooks_`. */
  prefix?: string;
  /** Whether the store creates its tables on first use; `false` if your migrations do, with `postgresTables`. Default: true. */
  create?: boolean;
}
