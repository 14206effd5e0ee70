import { styleText } from 'node:util';
import type { Ready } from './run-service.ts';
import type { ServiceName } from './service.ts';

/** What to try first: the sandbox with its token, then the mock, then the docs. Plain text if the output is not a terminal. */
export function formatAddresses({ sandbox, mock, docs }: Record<ServiceName, Ready>): string {
  const bold = (text: string) => styleText('bold', text, { stream: process.stdout });
  const request = (token: string, url: string) => `     curl -H 'X-Auth-Token: ${token}' '${url}'`;
  return [
    '',
    `  1. ${bold('Sandbox')}  ${sandbox.url}/  keeps what you send, rings and hangs up`,
    request(sandbox.token ?? '<token>', `${sandbox.baseUrl ?? sandbox.url}/cdrs?limit=2`),
    `  2. ${bold('Mock')}     ${mock.url}/  returns the contract's examples`,
    request('any', `${mock.url}/cdrs/42001`),
    `  3. ${bold('Docs')}     ${docs.url}/  guides and reference; /redoc/ has all on one page`,
    '',
    '  Ctrl-C stops all.',
  ].join('\n');
}
