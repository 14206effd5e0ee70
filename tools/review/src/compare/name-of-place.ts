import { pointerSegments } from '@telephony/contract';

/** Parts of a pointer that lead on without naming anything. */
const STEPS = new Set([
  'properties',
  'allOf',
  'anyOf',
  'oneOf',
  'items',
  'contentSchema',
  'additionalProperties',
  'schema',
]);

/**
 * How a schema is called in a sentence: "`billsec` of `Cdr`", "`to` of the body", "the element of `labels` of
 * `CallUpdate`". The pointer is one into a bundle.
 */
export function nameOfPlace(pointer: string): string {
  const { root, rest } = rootOf(pointerSegments(pointer));
  const names: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const part = rest[index] ?? '';
    if (part === 'properties') {
      names.push(rest[index + 1] ?? '');
      index += 1;
    } else if (part === 'items') {
      names.push('[]');
    }
  }
  const path = names.join('.').replaceAll('.[]', '[]').replace(/^\[\]/, '');
  if (path) return `\`${path}\` of ${root}`;
  return names.includes('[]') ? `an element of ${root}` : root;
}

function rootOf(parts: string[]): { root: string; rest: string[] } {
  const [first, kind = '', name = ''] = parts;
  if (first === 'components') {
    const names: Record<string, string> = { parameters: 'parameter ', responses: 'answer ' };
    return { root: `${names[kind] ?? ''}\`${name}\``, rest: parts.slice(3) };
  }
  const body = parts.indexOf('requestBody');
  if (body >= 0) return { root: 'the body', rest: parts.slice(body + 1).filter(isStep) };
  const responses = parts.indexOf('responses');
  if (responses >= 0)
    return { root: `the ${parts[responses + 1]} response`, rest: parts.slice(parts.indexOf('schema')) };
  const parameters = parts.indexOf('parameters');
  if (parameters >= 0) return { root: 'the parameter', rest: parts.slice(parameters + 2) };
  return { root: 'the contract', rest: [] };
}

function isStep(part: string, index: number, parts: string[]): boolean {
  return STEPS.has(part) || parts[index - 1] === 'properties';
}
