import type { Sandbox } from '../start-sandbox.ts';

/** What the user needs to start: addresses, sign-in and token, and one request that works as it is. */
export function welcome({ url, baseUrl, wayIn }: Pick<Sandbox, 'url' | 'baseUrl' | 'wayIn'>): string {
  const signIn = wayIn && [
    `  Sign in  ${wayIn.email} ${wayIn.password}`,
    `  Token    ${wayIn.token} (${wayIn.name}, never expires)`,
  ];
  return [
    `The sandbox listens on ${url}`,
    `  API      ${baseUrl}`,
    `  Page     ${url}/`,
    `  Control  ${url}/_sandbox and ${url}/_mock`,
    ...(signIn ?? []),
    ...(wayIn ? ['', `Try: curl -H 'X-Auth-Token: ${wayIn.token}' '${baseUrl}/cdrs?limit=2'`] : []),
  ].join('\n');
}
