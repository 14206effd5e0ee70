import { nearest } from '../nearest.ts';
import { usage } from './receiver-url.ts';

/**
 * The value of an option that takes one of several names.
 *
 * @throws UserError for another one; the message says which may be meant.
 */
export function choice<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text.trim().toLowerCase());
  if (found !== undefined) return found;
  const near = nearest(text, names);
  const hint = near === undefined ? `Choose from ${names.join(', ')}.` : `Did you mean ${near}?`;
  throw usage(`${option}: there is no "${text}". ${hint}`);
}
