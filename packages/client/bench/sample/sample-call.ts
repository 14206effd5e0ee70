/** One call that every client of the comparison writes in its own way. */
export interface SampleCall {
  operationId: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Template, such as `/cdrs/{id}`. */
  path: string;
  /** What the call takes. A part that it does not take is left out. */
  input: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  /** Whether the contract declares no field of the body. */
  hasOpenBody: boolean;
  /** What is read of a success: a record, a list, or nothing where the shape is not one of these. */
  answer: 'record' | 'list' | 'unread';
}
