import { loadContract } from '../contract/load-contract.ts';
import { SANDBOX } from '../scripts/servers.ts';
import { exampleRequest } from './example-request.ts';
import { plainRequest } from './sample-request.ts';
import { type ForeignLanguage, foreignSample } from './foreign-sample.ts';
import { operationSamples, sandboxToken } from './samples-of.ts';

/** The sample of an operation in a language, to be compiled and run. */
export interface OperationSample {
  /** The `operationId`. */
  id: string;
  method: string;
  code: string;
  /** With which it succeeds in the sandbox; commands of cURL have it in them. */
  token: string;
  /** The file that it writes, if it writes one. */
  file: string | undefined;
}

/** Returns the samples of all operations in a language, which call a server by its base address with version and service. */
export function readSamples(language: ForeignLanguage | 'curl', baseUrl: string): OperationSample[] {
  return loadContract().operations.map((operation) => {
    const request = exampleRequest(operation);
    const code =
      language === 'curl'
        ? operationSamples(operation)[0]!.code.replaceAll(SANDBOX, baseUrl)
        : foreignSample(language, baseUrl, plainRequest(request));
    const { id, method } = operation;
    return { id, method, code, token: sandboxToken(operation), file: request.file };
  });
}
