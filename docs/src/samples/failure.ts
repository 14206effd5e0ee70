/**
 * The condition by which a sample tells a failure, in C and its children.
 *
 * @param status Of the success, see `SampleRequest`
 * @param variable The status that came
 */
export function failedBy(status: number | undefined, variable: string): string {
  if (status === undefined) return `${variable} < 200 || ${variable} > 299`;
  // Where a redirect is the success, any other status that is no error is one too (ledger O-71).
  return isRedirect(status) ? `${variable} >= 400` : `${variable} != ${status}`;
}

/** Whether the success of a request is a redirect. No sample follows one: it would send the token elsewhere. */
function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400;
}
