import { Unreadable } from './unreadable.ts';

/** The value of a JSON text, or why it is not one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new Unreadable(`is not JSON: ${(error as Error).message}`);
  }
}
