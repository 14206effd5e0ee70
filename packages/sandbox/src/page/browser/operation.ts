/** An operation that can be made to fail. */
export interface Operation {
  operation_id: string;
  method: string;
  path: string;
  summary: string;
}
