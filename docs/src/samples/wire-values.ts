import { isObject } from './is-object.ts';
import { EnvironmentVariable } from './environment-variable.ts';

/** A path in pieces, with values in it: lists joined by commas, everything else encoded. */
export function pathPieces(
  template: string,
  values: Record<string, unknown>,
): (string | EnvironmentVariable)[] {
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : segment(values[piece])));
}

function segment(value: unknown): string | EnvironmentVariable {
  if (value instanceof EnvironmentVariable) return value;
  return [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join(',');
}

/** Query parameters by name as they go over the line: an object is JSON, or one parameter for each key in brackets. */
export function queryPairs(query: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (isObject(value))
      return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, wireText(item)]);
    return [[name, wireText(value)]];
  });
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
