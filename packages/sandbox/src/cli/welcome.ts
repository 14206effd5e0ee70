import type { Sandbox } from '../start-sandbox.ts';

/** What whoever has started the sandbox needs to know: addresses, a way in, one request that works as it stands. */
export function welcome({ url, baseUrl, wayIn }: Pick<Sandbox, 'url' | 'baseUrl' | 'wayIn'>): string {
  const signIn = wayIn && [
    `  Sign in  ${wayIn.email} ${wayIn.password}`,
    `  Token    ${wayIn.token} (${wayIn.name}, never expires)`,
  ];
  return [
    `The sandbox answers on ${url}`,
    `  API      ${baseUrl}`,
    `  Page     ${url}/`,
    `  Control  ${url}/_sandbox`,
    ...(signIn ?? []),
    ...(wayIn ? ['', `Try: curl -H 'X-Auth-Token: ${wayIn.token}' '${baseUrl}/cdrs?limit=2'`] : []),
  ].join('\n');
}
