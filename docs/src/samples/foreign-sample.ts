import type { ForeignLanguage } from './foreign-languages.ts';
import { csharpSample } from './foreign/csharp.ts';
import { goSample } from './foreign/go.ts';
import { javaSample } from './foreign/java.ts';
import { phpSample } from './foreign/php.ts';
import { pythonSample } from './foreign/python.ts';
import type { PlainRequest } from './plain-request.ts';

const WRITERS: Record<ForeignLanguage, (baseUrl: string, request: PlainRequest) => string> = {
  python: pythonSample,
  php: phpSample,
  csharp: csharpSample,
  go: goSample,
  java: javaSample,
};

/**
 * The sample of a request in a language that this project has no client for: a whole program, with what the language brings, but
 * for Python, where people have `requests`. Secrets come from the environment, a refusal ends it with status and body, and a file
 * is written.
 */
export function foreignSample(language: ForeignLanguage, baseUrl: string, request: PlainRequest): string {
  return WRITERS[language](baseUrl, request);
}
