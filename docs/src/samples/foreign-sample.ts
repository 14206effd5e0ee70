import { goSample } from './foreign/go.ts';
import { javaSample } from './foreign/java.ts';
import { phpSample, pythonSample } from './foreign/php-python.ts';
import type { PlainRequest } from './sample-request.ts';

export const FOREIGN_LANGUAGES = [
  { id: 'python', label: 'Python', write: pythonSample },
  { id: 'php', label: 'PHP', write: phpSample },
  { id: 'go', label: 'Go', write: goSample },
  { id: 'java', label: 'Java', write: javaSample },
] as const;

export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number]['id'];

export function foreignSample(language: ForeignLanguage, baseUrl: string, request: PlainRequest): string {
  return FOREIGN_LANGUAGES.find(({ id }) => id === language)!.write(baseUrl, request);
}
