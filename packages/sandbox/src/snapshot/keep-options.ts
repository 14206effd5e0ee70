/** Where a platform is kept beyond its process. */
export interface KeepOptions {
  /** A database file that always has everything: nothing that was answered is lost, however the process ends. */
  data?: string;
  /** A JSON file that is read at the start, where it is there, and written when the sandbox is closed. */
  snapshot?: string;
}
