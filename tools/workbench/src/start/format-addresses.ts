import { styleText } from 'node:util';
import type { ServiceName } from './services.ts';

/** The table of addresses and one request that works as it stands. Plain where the output is no terminal. */
export function formatAddresses({ mock, sandbox, docs }: Record<ServiceName, string>): string {
  const bold = (text: string) => styleText('bold', text, { stream: process.stdout });
  const rows = [
    ['Mock', mock],
    ['Sandbox', `${sandbox}/`],
    ['Docs', `${docs}/`],
    ['Reference', `${docs}/redoc/`],
    ['OpenAPI', `${docs}/openapi.json`],
  ];
  return [
    '',
    ...rows.map(([name = '', url = '']) => `  ${bold(name.padEnd(9))}  ${url}`),
    '',
    'Try:',
    `  curl -H 'X-Auth-Token: any' '${mock}/cdrs?limit=2'`,
    '',
    'Ctrl-C ends all.',
  ].join('\n');
}
