import { isJsonObject } from '@telephony/contract';
import { administration } from '@telephony/sandbox/assumptions';
import type { OperationPage } from '../contract/model.ts';
import { blocks } from '../markdown/twin-text.ts';
import { fillSample, SANDBOX } from '../scripts/servers.ts';
import { curlSample, shellQuote } from './curl.ts';
import { variableOf, variablesOf } from './secrets.ts';
import { exampleRequest } from './example-request.ts';
import { fetchSample } from './fetch.ts';
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
  const typescript = typescriptSample(SANDBOX, operation, request);
  const { body } = request;
  const hasVariables = isJsonObject(body) && Object.values(body).some((value) => variableOf(value));
  const note = hasVariables ? { note: IN_JSON } : {};
  return [
    { id: 'curl', label: 'cURL', language: 'sh', code: curl, ...note },
    { id: 'typescript', label: 'TypeScript', language: 'ts', code: typescript },
    { id: 'fetch', label: 'fetch', language: 'js', code: fetchSample(SANDBOX, operation, request) },
  ];
}

/** The shell puts a variable into JSON as it is. */
const IN_JSON = 'In the variables, write `"` and `\\` as JSON does: `\\"` and `\\\\`.';

/** The user of the story who may do everything. */
const ADMINISTRATOR = 410001;

/** What the samples of an operation need besides a token, as Markdown; empty where that is nothing. */
export function neededText(operation: OperationPage): string {
  const exports = variablesOf(operation).map(([name, value]) => `export ${name}=${shellQuote(value)}`);
  const token = new URL(`/_sandbox/users/${ADMINISTRATOR}/token`, SANDBOX).href;
  return blocks(
    exports.length > 0 && `Set first: \`${exports.join('; ')}\``,
    (administration as ReadonlySet<string>).has(operation.id) &&
      `In the sandbox only an administrator may do this: take the token that \`curl -X POST ${token}\` returns.`,
  );
}
