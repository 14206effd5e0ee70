import { csharpSample } from './foreign/csharp.ts';
import { goSample } from './foreign/go.ts';
import { javaSample } from './foreign/java.ts';
import { phpSample, pythonSample } from './foreign/php-python.ts';
import type { PlainRequest } from './sample-request.ts';

/** The languages whose samples are written when a reader asks for them, as readers call them. */
export const FOREIGN_LANGUAGES = [
  { id: 'python', label: 'Python', write: pythonSample },
  { id: 'php', label: 'PHP', write: phpSample },
  { id: 'csharp', label: 'C#', write: csharpSample },
  { id: 'go', label: 'Go', write: goSample },
  { id: 'java', label: 'Java', write: javaSample },
] as const;

export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number]['id'];

/**
 * The sample of a request in a language that this project has no client for: a whole program, with what the language brings, but
 * for Python, where people have `requests`. Secrets come from the environment, a refusal ends it with status and body, and a file
 * is written.
 */
export function foreignSample(language: ForeignLanguage, baseUrl: string, request: PlainRequest): string {
  return FOREIGN_LANGUAGES.find(({ id }) => id === language)!.write(baseUrl, request);
}
