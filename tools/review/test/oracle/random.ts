import { infiniteStream, nat, noBias, sample, stringMatching } from 'fast-check';
import { isJsonObject, isReference } from '@telephony/contract';
import { FORMATS } from './validator.ts';

export class Random {
  readonly #next: () => number;

  /** @param seed A whole number from 0. */
  constructor(seed: number) {
    const numbers = sample(infiniteStream(noBias(nat(2 ** 30 - 1))), { numRuns: 1, seed })[0];
    this.#next = () => (numbers?.next().value ?? 0) / 2 ** 30;
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  below(size: number): number {
    return Math.floor(this.#next() * size);
  }

  /** One of the items; undefined for none. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }
}

export function valuesNear(...schemas: unknown[]): unknown[] {
  const values = new Set<unknown>([null, true, 0, -1, 1.5, '', 'zzz', 2 ** 40]);
  const add = (node: unknown, key: string) => {
    if (Array.isArray(node)) node.forEach((item) => add(item, key));
    else if (isReference(node)) return;
    else if (isJsonObject(node)) for (const [name, value] of Object.entries(node)) add(value, name);
    else if (key === 'enum' || key === 'const') values.add(node);
    else if (typeof node === 'number' && key.endsWith('Length'))
      for (const size of [node - 1, node, node + 1]) values.add('x'.repeat(Math.max(0, Math.min(size, 300))));
    else if (typeof node === 'number')
      for (const near of [node - 1, node, node + 0.5, node + 1, node * 2]) values.add(near);
    else if (key === 'format' && typeof node === 'string') values.add(FORMATS[node] ?? 'a');
    else if (key === 'pattern') for (const text of textsNear(node)) values.add(text);
  };
  for (const schema of schemas) add(schema, '');
  return [...values, {}, []];
}

function textsNear(pattern: unknown): string[] {
  try {
    const matching = sample(stringMatching(new RegExp(String(pattern), 'u')), { numRuns: 4, seed: 1 });
    return matching.flatMap((text) => [text, `${text}!`, `!${text}`, text.slice(1), text.slice(0, -1)]);
  } catch {
    // A pattern that is none matches nothing in particular.
    return [];
  }
}

export function namesByPattern(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesByPattern);
  if (!isJsonObject(node)) return [];
  const { patternProperties, ...others } = node;
  const patterns = Object.keys(isJsonObject(patternProperties) ? patternProperties : {});
  return [
    ...patterns.flatMap((pattern) => textsNear(pattern)),
    ...Object.values(others).flatMap(namesByPattern),
  ];
}
