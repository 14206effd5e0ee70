import { isJsonObject, type Operation } from '@telephony/contract';
import { FAR } from '../laws/far-page.ts';
import type { ValueMask } from './mask-value.ts';

/** Parameters whose value is a list of names of fields. */
const OF_NAMES = /^(?:sort|group_by|include|fields\[\w+\])$/;
/** An operator of a filter: a run makes none from the values of an account. */
const OPERATOR = /^(?:[a-z]{2,10}|[=<>!]{1,2})$/;

/**
 * A request target with its values masked: the path keeps what its template has, parameters of paging keep their numbers, a
 * filter its properties and operators.
 */
export function maskTarget({ path }: Pick<Operation, 'path'>, target: string, mask: ValueMask): string {
  const [address = '', query] = target.split('?', 2);
  return (
    maskPath(path, address, mask) + (query === undefined ? '' : `?${query.split('&').map(pair).join('&')}`)
  );

  function pair(text: string): string {
    const end = text.indexOf('=');
    const name = decoded(end === -1 ? text : text.slice(0, end));
    const value = end === -1 ? '' : decoded(text.slice(end + 1));
    const shownName = /^fields\[\w+\]$/.test(name)
      ? `fields[${mask.name(name.slice(7, -1))}]`
      : mask.name(name);
    return `${shownName}=${encodeURIComponent(parameter(name, value))}`;
  }

  function parameter(name: string, value: string): string {
    if (OF_NAMES.test(name)) return value.split(',').map(mask.name).join(',');
    if (name === 'page' && value === String(FAR)) return value;
    return name === 'filter' ? filter(value) : mask.text(value, name);
  }

  function filter(text: string): string {
    try {
      const conditions: unknown = JSON.parse(text);
      if (Array.isArray(conditions)) return JSON.stringify(conditions.map(condition));
    } catch {
      // Not JSON: masked as any other text.
    }
    return mask.text(text, '');
  }

  function condition(one: unknown): unknown {
    if (!isJsonObject(one) || typeof one['property'] !== 'string') return mask.value(one, '');
    const { property, operator, value } = one;
    return {
      property: mask.name(property),
      operator: OPERATOR.test(String(operator)) ? operator : mask.value(operator, ''),
      value: mask.value(value, property),
    };
  }
}

/** Texts of the template stay; where a path is another one, nothing does. */
function maskPath(template: string, path: string, mask: ValueMask): string {
  const parts = template.split('/');
  return path
    .split('/')
    .map((part, index) => {
      const [before = '', name = '', after] = (parts[index] ?? '').split(/\{(?<name>\w+)\}/);
      if (after === undefined) return part === before ? part : mask.text(decoded(part), '');
      const value = part.slice(before.length, part.length - after.length);
      return (
        before +
        encodeURIComponent(
          decoded(value)
            .split(',')
            .map((one) => mask.text(one, name))
            .join(','),
        ) +
        after
      );
    })
    .join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
