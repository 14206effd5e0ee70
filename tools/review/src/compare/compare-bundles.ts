import { isDeepStrictEqual } from 'node:util';
import {
  childPointer,
  type DocumentOperation,
  isJsonObject,
  isReference,
  type JsonObject,
  referencesIn,
} from '@telephony/contract';
import {
  type Breaks,
  type Change,
  changeAt,
  type Comparison,
  comparisonOf,
  memberAt,
  type Verdict,
} from './comparison.ts';
import { explainDifferences } from '../difference/explain-differences.ts';
import { listDifferences } from '../difference/list-differences.ts';
import { Proofs } from '../difference/proofs.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import { compareOperation } from './compare-operation.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';
import { matchOperations, operationName } from './words.ts';
import type { ContractDocument, Site } from '../schema/model.ts';

/** What differs between two bundles, and what that amounts to. */
export interface BundleComparison {
  verdict: Verdict;
  breaks: Breaks;
  changes: Change[];
}

const ORDER: Change['effect'][] = ['wire', 'types', 'feature', 'text'];

/** The place of a change in a report. */
function rankOf({ effect, isDangerous = false }: Change): number {
  return isDangerous ? -1 : ORDER.indexOf(effect);
}

/**
 * Compares two bundles as sets of values that may be sent and received, and explains every difference in their text that
 * this comparison leaves unnamed.
 */
export function compareBundles(base: JsonObject, revision: JsonObject): BundleComparison {
  if (isSameContract(base, revision)) return { verdict: 'none', breaks: 'none', changes: [] };
  const { changes: found, compared } = compareContracts(base, revision);
  const proofs = new Proofs(base, revision, found, compared);
  const differences = listDifferences(base, revision);
  const changes = [...found, ...explainDifferences(differences, proofs, base, revision)].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
  const effects = new Set(changes.map(({ effect }) => effect));
  return {
    verdict: verdictOf(changes, true),
    breaks: effects.has('wire') ? 'wire' : effects.has('types') ? 'types' : 'none',
    changes,
  };
}

/** Lists whose order says nothing. */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** Whether two bundles say the same, in whatever order, whatever version they have. */
export function isSameContract(base: JsonObject, revision: JsonObject): boolean {
  return isDeepStrictEqual(settled(withoutVersion(base)), settled(withoutVersion(revision)));
}

function withoutVersion(bundle: JsonObject): JsonObject {
  const info = isJsonObject(bundle['info']) ? bundle['info'] : {};
  return { ...bundle, info: { ...info, version: '' } };
}

/** Whether an item of a list is a parameter, of which the order says nothing, and not data. */
function isParameter(item: unknown): boolean {
  return isReference(item) || (isJsonObject(item) && 'in' in item && 'name' in item);
}

function sorted(items: unknown[]): unknown[] {
  return items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
}

function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => settled(item));
    const isText = items.every((item) => typeof item === 'string');
    if (UNORDERED.has(key) && isText) return items.toSorted();
    return key === 'parameters' && items.every(isParameter) ? sorted(items) : items;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settled(item, name)]));
}

/**
 * The verdict on changes: the weightiest counts. What breaks the types only is a major change as well, since the types are
 * a part of what is published.
 *
 * @param differs Whether the contracts differ at all: apart from the order of properties, and the version.
 */
function verdictOf(changes: Change[], differs: boolean): Verdict {
  const effects = new Set(changes.map(({ effect }) => effect));
  if (effects.has('wire') || effects.has('types')) return 'major';
  if (effects.has('feature')) return 'minor';
  return differs || effects.has('text') ? 'patch' : 'none';
}

/** What a comparison of two bundles has found, and what it has looked at. */
export interface ContractComparison {
  changes: Change[];
  /** Pointers of the schemas that were compared as sets of values. */
  compared: SchemaComparison['compared'];
}

/** What differs between two bundles for those who call, receive or compile; words and examples aside. */
function compareContracts(base: JsonObject, revision: JsonObject): ContractComparison {
  const comparison = comparisonOf(base, revision);
  const { both, removed, added } = matchOperations(base, revision);
  const changes = mergeChanges([
    ...removed.map((operation) => removedOperation(operation)),
    ...added.map((operation) => addedOperation(operation)),
    ...compareServers(comparison),
    ...compareSecuritySchemes(comparison),
    ...both.flatMap((pair) =>
      compareOperation(comparison, {
        ...pair,
        name: operationName(pair.base),
        kind: pair.base.kind,
      }),
    ),
    ...compareTypes(comparison),
  ]);
  return { changes, compared: comparison.schemas.compared };
}

function removedOperation(operation: DocumentOperation): Change {
  const text =
    operation.kind === 'webhook'
      ? 'The webhook is gone: receivers no longer get it.'
      : 'The operation is gone: requests get 404 or 405.';
  return changeAt({ base: operation.pointer }, [operationName(operation)], 'wire', 'operation-removed', text);
}

function addedOperation(operation: DocumentOperation): Change {
  const text = `The ${operation.kind === 'webhook' ? 'webhook' : 'operation'} is new.`;
  return changeAt(
    { revision: operation.pointer },
    [operationName(operation)],
    'feature',
    'operation-added',
    text,
  );
}

/** One change for each difference: what is shared by several operations is said once, with all of them. */
function mergeChanges(changes: Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { effect, rule, text, place, base, revision } = change;
    const key = JSON.stringify([
      effect,
      rule,
      text,
      isShared(place.pointer) ? [place, base, revision] : place,
    ]);
    const known = merged.get(key);
    if (known) known.operations = [...new Set([...known.operations, ...change.operations])];
    else merged.set(key, { ...change });
  }
  return [...merged.values()];
}

function isShared(pointer: string): boolean {
  return pointer.startsWith('/components/');
}

/** The changes of the schemas that are exported to programs as types under their own names. */
function compareTypes({ base, revision }: Comparison): Change[] {
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
