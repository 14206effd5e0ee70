/** The account that the page shows: the one of its address, `/?account=2`, else the first. */
export const ACCOUNT = new URLSearchParams(location.search).get('account') === '2' ? 2 : 1;

/** What begins the numbers that an account has in the story. */
const NUMBERS = { 1: '442079460', 2: '442920180' } as const;

/** A number of the account. @param end Its last three digits. */
export function ownNumber(end: `${number}`): string {
  return NUMBERS[ACCOUNT] + end;
}

/** Addresses of the control plane that are about the sandbox as a whole: they name no account. */
const WHOLE = /^\/(?:accounts|clock|exchanges|operations|receiver(?!\/webhook)|reset|rules)/;

/** A request to the control plane as one about the account of the page. */
export async function ofAccount(request: Request, schemaPath: string): Promise<Request> {
  if (ACCOUNT === 1 || WHOLE.test(schemaPath)) return request;
  const url = new URL(request.url);
  url.searchParams.set('account', String(ACCOUNT));
  const { method, headers } = request;
  // A text: browsers do not send the stream of another request over HTTP/1.1.
  const body = await request.text();
  return new Request(url, { method, headers, body: body === '' ? null : body });
}
