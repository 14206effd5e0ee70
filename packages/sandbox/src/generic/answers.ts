/** One record in its envelope. */
export interface RecordAnswer<Status extends number, R> {
  status: Status;
  body: { data: R; links: Record<string, never> };
}

/** A page of records in its envelope. */
export interface PageAnswer<R> {
  status: 200;
  body: { data: R[]; total: number };
}

/** No body. */
export interface EmptyAnswer<Status extends number> {
  status: Status;
  body: undefined;
}
