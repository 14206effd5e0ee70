/** Where a platform is saved beyond its process. */
export interface KeepOptions {
  /** A database file that is always up to date: nothing is lost once a response was sent, however the process ends. */
  data?: string;
}
