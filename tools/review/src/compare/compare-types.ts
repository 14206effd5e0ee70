import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, referencesIn } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/sites.ts';
import { type Change, type Comparison, changeAt, memberAt } from './comparison.ts';

/** The changes of the schemas that are exported to programs as types under their own names. */
export function compareTypes({ base, revision }: Comparison): Change[] {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const referred = [base, revision].flatMap(({ bundle }) => [...referencesIn(bundle)]);
  const added = [...after].filter(([name]) => !before.has(name));
  const removed = [...before].filter(([name]) => !after.has(name));
  const successors = new Set<string>();
  const changes = removed.map(([name, was]): Change => {
    const successor = added.find(([, is]) =>
      isDeepStrictEqual(withoutWords(was.value), withoutWords(is.value)),
    )?.[0];
    if (successor) successors.add(successor);
    const fate = successor ? `is called \`${successor}\` now` : 'is gone';
    const text = `The type \`${name}\` ${fate}: code that imports it does not compile.`;
    return changeAt({ base: was.pointer }, [], 'types', 'type-removed', text);
  });
  const fresh = added.filter(([name]) => !successors.has(name));
  return [
    ...changes,
    ...[...before].flatMap(([name, was]) => compareDefinitions(name, was, after.get(name), referred)),
    // What is new in requests and responses is listed with these: a name alone does not add to them.
    ...fresh.map(([name, { pointer }]) =>
      changeAt(
        { revision: pointer },
        [],
        'text',
        'type-added',
        `The type \`${name}\` can be imported (new).`,
      ),
    ),
  ];
}

/** The schemas that a type holds by name: the generated types have them as a member. */
function compareDefinitions(
  name: string,
  was: Site,
  is: Site | undefined,
  referred: readonly string[],
): Change[] {
  if (!is) return [];
  const [had, has] = [was, is].map(({ value }) => new Set(Object.keys(value['$defs'] ?? {})));
  if (!had || !has) return [];
  const isReferred = (key: string) => referred.includes(`#/components/schemas/${name}/$defs/${key}`);
  if (![...had.symmetricDifference(has)].some(isReferred)) return [];
  const text = `The type \`${name}\` has other \`$defs\`, which are members of the type: code that builds or reads it does not compile.`;
  return [changeAt(memberAt(was, is, '$defs'), [], 'types', 'type-definitions-changed', text)];
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
