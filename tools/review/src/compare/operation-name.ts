/** How an operation is called in a report: `GET /cdrs`, or `webhook call.missed`. */
export function operationName({
  kind,
  path,
  method,
}: {
  kind: string;
  path: string;
  method: string;
}): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}
