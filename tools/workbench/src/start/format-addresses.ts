import { styleText } from 'node:util';
import type { Ready } from './run-service.ts';
import type { ServiceName } from './service.ts';

/** The body of `POST /calls` of a user whom the sandbox has from its beginning. */
const CALL = JSON.stringify({ to: '447700900456', from: '410003' });

/** What to try first: the sandbox with its user and token, then the mock, then the docs. Plain text if the output is not a terminal. */
export function formatAddresses({ sandbox, mock, docs }: Record<ServiceName, Ready>): string {
  const bold = (text: string) => styleText('bold', text, { stream: process.stdout });
  const request = (token: string, url: string, body = '') =>
    `     curl -H 'X-Auth-Token: ${token}' '${url}'${body && ` -H 'Content-Type: application/json' -d '${body}'`}`;
  const { signIn } = sandbox;
  const token = signIn?.token ?? '<token>';
  return [
    '',
    `  1. ${bold('Sandbox')}  ${sandbox.url}/  keeps what you send; calls ring, connect and end`,
    ...(signIn
      ? [`     sign in: ${signIn.email} ${signIn.password}`, `     token: ${signIn.token} (${signIn.name})`]
      : []),
    request(token, `${sandbox.baseUrl ?? sandbox.url}/calls`, CALL),
    request(token, `${sandbox.baseUrl ?? sandbox.url}/calls`),
    `  2. ${bold('Mock')}     ${mock.url}/  returns the contract's examples`,
    request('any', `${mock.url}/cdrs/42001`),
    `  3. ${bold('Docs')}     ${docs.url}/  guides and reference`,
    '',
    '  Ctrl-C stops all.',
  ].join('\n');
}
