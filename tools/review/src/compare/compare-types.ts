import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';

/** The changes of the schemas that are exported to programs as types under their own names. */
export function compareTypes({ base, revision }: Comparison): Change[] {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const added = [...after].filter(([name]) => !before.has(name));
  const removed = [...before].filter(([name]) => !after.has(name));
  const successors = new Set<string>();
  const changes = removed.map(([name, was]): Change => {
    const successor = added.find(([, is]) =>
      isDeepStrictEqual(withoutWords(was.value), withoutWords(is.value)),
    )?.[0];
    if (successor) successors.add(successor);
    const fate = successor ? `is called \`${successor}\` now` : 'is gone';
    return {
      effect: 'types',
      rule: 'type-removed',
      text: `The type \`${name}\` ${fate}: code that imports it does not compile.`,
      place: { side: 'base', pointer: was.pointer },
      base: was.pointer,
      operations: [],
    };
  });
  const fresh = added.filter(([name]) => !successors.has(name));
  return [
    ...changes,
    ...fresh.map(([name, is]): Change => ({
      // What is new in requests and responses is listed with these: a name alone does not add to them.
      effect: 'text',
      rule: 'type-added',
      text: `The type \`${name}\` can be imported (new).`,
      place: { side: 'revision', pointer: is.pointer },
      revision: is.pointer,
      operations: [],
    })),
  ];
}

function schemasOf({ bundle }: ContractDocument): Map<string, Site> {
  const { components } = bundle;
  const schemas =
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  // A component that is a `$ref` is a type of its own.
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { value: isJsonObject(schema) ? schema : {}, pointer: childPointer('/components/schemas', name) },
    ]),
  );
}

/** A schema without the words at its root, which are the first to be edited when it is renamed. */
function withoutWords(value: Site['value']): Site['value'] {
  const { description: _description, title: _title, ...rest } = value;
  return rest;
}
