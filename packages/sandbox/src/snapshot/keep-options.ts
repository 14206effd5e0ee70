/** Where a platform is saved beyond its process. */
export interface KeepOptions {
  /** A database file that is always up to date: nothing is lost once a response was sent, however the process ends. */
  data?: string;
  /** A JSON file that is loaded at the start, if it exists, and saved when the sandbox is closed. */
  snapshot?: string;
}
