import type { JsonObject } from '@telephony/contract';
import { objectsOf, textOf, textsOf } from './json.ts';
import type { Fact, KnownValues } from './model.ts';

/** The parts of a schema's `anyOf` and `enum`. */
export interface Alternatives {
  /** Forms that are more than a value of the enumeration, with their place in `anyOf`. */
  branches: { branch: JsonObject; index: number }[];
  values?: KnownValues;
  /** The types that the enumeration and null stand for, in order. */
  types: string[];
  facts: Fact[];
}

/**
 * The enumeration of a schema, and the alternatives that are more than a part of it. An open enumeration is `anyOf` of
 * the known values and their plain type: that is one statement ("known values; others are possible"), not two forms.
 */
export function splitAlternatives(schema: JsonObject, pointer: string): Alternatives {
  const all = objectsOf(schema['anyOf']).map((branch, index) => ({ branch, index }));
  const none = all.find(({ branch }) => branch['type'] === 'null');
  const rest = all.filter((one) => one !== none);
  const types = none ? ['null'] : [];
  const note = textOf(none?.branch['description']);
  const facts: Fact[] = note === '' ? [] : [{ name: 'null', value: note, code: false }];
  if (Array.isArray(schema['enum'])) {
    const reason = textOf(schema['x-closed-enumeration']);
    return { branches: rest, values: { known: schema['enum'], open: false, note: reason }, types, facts };
  }
  const known = rest.find(({ branch }) => Array.isArray(branch['enum']));
  if (!known) return { branches: rest, types, facts };
  const type = textsOf(known.branch['type']);
  const plain = rest.find((one) => one !== known && textsOf(one.branch['type']).join() === type.join());
  if (!plain) {
    throw new Error(
      `#${pointer}: among alternatives the docs site shows an enumeration only beside its plain type, as an open one. ` +
        'Add the plain type, or show the closed one in docs/src/contract/values.ts.',
    );
  }
  return {
    branches: rest.filter((one) => one !== known && one !== plain),
    values: { known: [known.branch['enum']].flat(), open: true, note: textOf(plain.branch['description']) },
    types: [...type, ...types],
    facts,
  };
}
