import { commandWords, isPlainWord } from '@telephony/contract/commands';
import { SANDBOX, SANDBOX_TOKEN } from '../scripts/servers.ts';
import { curlSample, shellQuote } from './curl.ts';
import type { SampleRequest } from './sample-request.ts';
import { fetchSample } from './fetch.ts';
import { typescriptSample } from './typescript.ts';
import { MAX_LINE_LENGTH } from './write-value.ts';

export interface OwnSample {
  id: 'curl' | 'terminal' | 'typescript' | 'fetch';
  label: string;
  language: 'sh' | 'ts' | 'js';
  code: string;
}

export function ownSamples(
  { address, token }: { address: string; token: string },
  request: SampleRequest,
): OwnSample[] {
  return [
    { id: 'curl', label: 'cURL', language: 'sh', code: curlSample(address, token, request) },
    { id: 'terminal', label: 'Terminal', language: 'sh', code: terminalSample(address, token, request) },
    { id: 'typescript', label: 'TypeScript', language: 'ts', code: typescriptSample(address, request) },
    { id: 'fetch', label: 'fetch', language: 'js', code: fetchSample(address, request) },
  ];
}

// The sandbox needs no sign-in. For another server, the command takes the token of the environment, and asks before it rings someone.
// The shell replaces the file of an earlier run; `-o` refuses to.
function terminalSample(address: string, token: string, request: SampleRequest): string {
  const { command, pathValues, query, body, file } = request;
  const { asks, ...asking } = command;
  const isOther = request.token && token !== SANDBOX_TOKEN;
  const account =
    address === SANDBOX
      ? ['--profile', 'sandbox', ...(isOther ? ['--token', token] : [])]
      : ['--url', address];
  const form = address === SANDBOX || asks === 'dry-run' ? command : asking;
  const words = [...commandWords(form, { path: Object.values(pathValues), query, body }), ...account].map(
    (word) => (isPlainWord(word) ? word : shellQuote(word)),
  );
  if (file !== undefined) words.push(`> ${shellQuote(file)}`);
  const line = words.join(' ');
  if (line.length <= MAX_LINE_LENGTH) return line;
  return words.map((word) => (/^--?[a-z]/.test(word) ? `\\\n  ${word}` : word)).join(' ');
}
