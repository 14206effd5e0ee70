import type { Sandbox } from '../start/start-sandbox.ts';

/** What the user needs to start: addresses, sign-in and token, and one request that works as it is. */
export function welcome({
  url,
  baseUrl,
  signIn,
  accounts,
}: Pick<Sandbox, 'url' | 'baseUrl' | 'signIn' | 'accounts'>): string {
  const isOne = accounts.length === 1;
  const lines = accounts.flatMap(({ number, signIn: known }) =>
    known
      ? [
          ...(isOne ? [] : [`  Account ${number}, page ${url}/?account=${number}`]),
          `  Sign in  ${known.email} ${known.password}`,
          `  Token    ${known.token} (${known.name}, never expires)`,
        ]
      : [],
  );
  return [
    `The sandbox listens on ${url}`,
    `  API      ${baseUrl}`,
    `  Page     ${url}/`,
    `  Control  ${url}/_sandbox; what it can do: curl ${url}/_sandbox/help`,
    ...lines,
    ...(signIn ? ['', `Try: curl -H 'X-Auth-Token: ${signIn.token}' '${baseUrl}/cdrs?limit=2'`] : []),
  ].join('\n');
}
