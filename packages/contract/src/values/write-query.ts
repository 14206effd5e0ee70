import { delimiterOf } from './read-query-parameter.ts';
import { isOnlySpread, type PlannedParameter } from './request-plan.ts';

/**
 * A parameter in the form that a query must have, percent-encoded.
 *
 * @param value Texts, alone, in an array or in an object; undefined for a form with `VALUE` in its place.
 */
export function writeQuery(planned: PlannedParameter, value: unknown): string {
  const { name, shape, explode, style } = planned;
  const own = encodeURIComponent(name);
  const delimiter = delimiterOf(style).replace(/[ |]/, encodeURIComponent);
  if (style === 'deepObject' || (shape.takesObject && !shape.takesArray)) {
    const [known = 'NAME'] = shape.memberNames;
    const pairs = Object.entries(typeof value === 'object' && value !== null ? value : { [known]: 'VALUE' });
    if (style === 'deepObject')
      return pairs.map(([key, text]) => pair(`${own}[${encodeURIComponent(key)}]`, text)).join('&');
    if (isOnlySpread(planned))
      return pairs.map(([key, text]) => pair(encodeURIComponent(key), text)).join('&');
    return `${own}=${pairs.flat().map(textOf).join(delimiter)}`;
  }
  const texts = [value ?? 'VALUE'].flat();
  return explode && shape.takesArray
    ? texts.map((text) => pair(own, text)).join('&')
    : `${own}=${texts.map(textOf).join(delimiter)}`;
}

const pair = (name: string, value: unknown): string => `${name}=${textOf(value)}`;

const textOf = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
