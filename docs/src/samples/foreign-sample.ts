import { csharpSample } from './foreign/csharp.ts';
import { goSample } from './foreign/go.ts';
import { javaSample } from './foreign/java.ts';
import { phpSample, pythonSample } from './foreign/php-python.ts';
import type { PlainRequest } from './example-request.ts';

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

/** A language whose samples are written when a reader asks for them. */
export type ForeignLanguage = 'python' | 'php' | 'csharp' | 'go' | 'java';

/** The languages, as readers call them. */
export const FOREIGN_LANGUAGES: readonly { id: ForeignLanguage; label: string }[] = [
  { id: 'python', label: 'Python' },
  { id: 'php', label: 'PHP' },
  { id: 'csharp', label: 'C#' },
  { id: 'go', label: 'Go' },
  { id: 'java', label: 'Java' },
];
