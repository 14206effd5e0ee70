/** Whether the success of a request is a redirect, which its sample must not follow: it would send the token elsewhere. */
export function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400;
}
