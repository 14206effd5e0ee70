import { curlSample } from './curl.ts';
import type { SampleRequest } from './sample-request.ts';
import { fetchSample } from './fetch.ts';
import { typescriptSample } from './typescript.ts';

/** One of the samples that a page has when it is read; those of other languages are written when they are asked for. */
export interface OwnSample {
  id: 'curl' | 'typescript' | 'fetch';
  /** As readers call it. */
  label: string;
  /** For highlighting and for Markdown. */
  language: 'sh' | 'ts' | 'js';
  code: string;
}

/** The samples of a request, for a server and a token that it takes: programs have theirs from the environment. */
export function ownSamples(
  { address, token }: { address: string; token: string },
  request: SampleRequest,
): OwnSample[] {
  return [
    { id: 'curl', label: 'cURL', language: 'sh', code: curlSample(address, token, request) },
    { id: 'typescript', label: 'TypeScript', language: 'ts', code: typescriptSample(address, request) },
    { id: 'fetch', label: 'fetch', language: 'js', code: fetchSample(address, request) },
  ];
}
