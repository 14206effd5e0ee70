import { isJsonObject } from '@telephony/contract';
import type { OperationPage } from '../contract/model.ts';
import { fillSample } from '../guides/fill-sample.ts';
import { SANDBOX } from '../scripts/servers.ts';
import { curlSample } from './curl.ts';
import { EnvironmentVariable } from './environment-variable.ts';
import { exampleRequest } from './example-request.ts';
import { fetchSample } from './fetch.ts';
import type { SampleRequest } from './sample-request.ts';
import { typescriptSample } from './typescript.ts';

/** One code sample of an operation. */
export interface Sample {
  id: 'curl' | 'typescript' | 'fetch';
  /** As readers call it. */
  label: string;
  /** For highlighting and for Markdown. */
  language: 'sh' | 'ts' | 'js';
  code: string;
  /** What to know before it is run. Markdown. */
  note?: string;
}

/**
 * The code samples of an operation. They call the sandbox, with its token in the command of cURL and that of `TELEPHONY_TOKEN`
 * in programs; every one is compiled
 * and run in the tests.
 */
export function samplesOf(operation: OperationPage): Sample[] {
  const request = exampleRequest(operation);
  const curl = fillSample(curlSample(SANDBOX, request));
  const note = hasVariables(request) ? { note: IN_JSON } : {};
  return [
    { id: 'curl', label: 'cURL', language: 'sh', code: curl, ...note },
    {
      id: 'typescript',
      label: 'TypeScript',
      language: 'ts',
      code: typescriptSample(SANDBOX, operation, request),
    },
    { id: 'fetch', label: 'fetch', language: 'js', code: fetchSample(SANDBOX, operation, request) },
  ];
}

/** The shell puts a variable into JSON as it is. */
const IN_JSON = 'In the variables, write `"` and `\\` as JSON does: `\\"` and `\\\\`.';

function hasVariables({ body }: SampleRequest): boolean {
  return isJsonObject(body) && Object.values(body).some((value) => value instanceof EnvironmentVariable);
}
