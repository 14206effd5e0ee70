/** One record in its envelope. */
export interface RecordResponse<Status extends number, R> {
  status: Status;
  body: { data: R; links: Record<string, never> };
}

/** A page of records in its envelope. */
export interface PageResponse<R> {
  status: 200;
  body: { data: R[]; total: number };
}

/** No body. */
export interface EmptyResponse<Status extends number> {
  status: Status;
  body: undefined;
}
