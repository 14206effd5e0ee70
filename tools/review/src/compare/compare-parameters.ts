import { childPointer, type DocumentOperation } from '@telephony/contract';
import {
  type ContractDocument,
  type ItemSite,
  schemaSite,
  type SchemaSite,
  type Site,
} from '../schema/model.ts';
import { alternativesOf } from '../schema/alternatives-of.ts';
import {
  type Change,
  changeAt,
  type Comparison,
  type Direction,
  type Effect,
  memberAt,
  type OperationPair,
  paired,
} from './comparison.ts';
import { compareWriting, comparisonFor, valueSchemasOf } from './written-values.ts';
import { schemaChanges } from './schema-changes.ts';
import { listOf, typesText } from './words.ts';

/** The changes of the parameters of an operation, those of its path item included. */
export function compareParameters(comparison: Comparison, pair: OperationPair): Change[] {
  const [written, writes] = [
    parametersIn(comparison.base, pair.base),
    parametersIn(comparison.revision, pair.revision),
  ];
  const [before, after] = [byKey(pair.base, written), byKey(pair.revision, writes)];
  comparison.schemas.note(hiddenIn(written, before), hiddenIn(writes, after));
  return paired(before, after).flatMap(([, was, is]) => {
    if (was && is) return compareParameter(comparison, pair, was, is);
    // Where the component is still used, it is the component that has changed; else it is the list of the operation.
    if (was) return [removed(was, pair, uses(after, was))];
    return is ? [added(is, pair, uses(before, is))] : [];
  });
}

function uses(parameters: Map<string, ItemSite>, { pointer }: ItemSite): boolean {
  return [...parameters.values()].some((other) => other.pointer === pointer);
}

function compareParameter(comparison: Comparison, pair: OperationPair, was: Site, is: Site): Change[] {
  const changes: Change[] = [];
  const direction: Direction = pair.kind === 'webhook' ? 'response' : 'request';
  const name = nameOf(is);
  const tell = (member: string, effect: Effect, rule: string, text: string) =>
    changes.push(changeAt(memberAt(was, is, member), [pair.name], effect, rule, text));
  if (was.value['in'] === 'path' && was.value['name'] !== is.value['name']) {
    const text = `The path parameter \`${String(was.value['name'])}\` is called ${name} now: the address stays the same, but code that names it does not compile.`;
    tell('name', 'types', 'path-parameter-renamed', text);
  }
  const [needed, needs] = [was.value['required'] === true, is.value['required'] === true];
  if (needs !== needed && is.value['in'] !== 'path') {
    const [effect, text] = needOf(needs, direction, name);
    tell('required', effect, needs ? 'parameter-required' : 'parameter-optional', text);
  }
  if (is.value['deprecated'] === true && was.value['deprecated'] !== true)
    tell('deprecated', 'feature', 'parameter-deprecated', `The parameter ${name} is deprecated.`);
  changes.push(...compareWriting(comparison, was, is, name, pair.name));
  const [before, after] = valueSchemasOf(comparison, was, is);
  const schemas = schemaChanges(
    comparisonFor(comparison, after, is),
    before,
    after,
    direction,
    pair.name,
  ).map((change) =>
    // A schema that is written in the parameter has no name: the parameter's is the one that people know.
    isOwn(change, is) ? { ...change, text: renamed(change.text, name) } : change,
  );
  const found = [...changes, ...schemas];
  const isTold = pair.kind === 'webhook' || found.some(({ effect }) => effect === 'wire');
  return isTold ? found : [...found, ...compareTyping(comparison, was, is, name, pair.name)];
}

/** Values that are written the same way in an address and have another type in code: `1` as a number, a text, or a list. */
function compareTyping(
  { base, revision }: Comparison,
  was: Site,
  is: Site,
  name: string,
  operation: string,
): Change[] {
  const [before, after] = [typesIn(base, was), typesIn(revision, is)];
  if (after.has('any value') || before.isSubsetOf(after)) return [];
  const [old, now] = [before, after].map((types) => listOf([...types], 'or'));
  const [had, has] = [was, is].map(({ value, pointer }) =>
    childPointer(pointer, 'content' in value ? 'content' : 'schema'),
  );
  const text = `The parameter ${name} is ${now} in the types now (it was ${old}): requests stay the same, but code that passes the old type does not compile.`;
  return [changeAt({ base: had, revision: has }, [operation], 'types', 'parameter-type-changed', text)];
}

/** What the value of a parameter is in code, in words. */
function typesIn(document: ContractDocument, site: Site): Set<string> {
  const [content] = document.members(document.member(site, 'content')).keys();
  if (content !== undefined) return new Set([`content of ${content}`]);
  return typesOfSchema(document, schemaSite(site.value['schema'], childPointer(site.pointer, 'schema')));
}

function typesOfSchema({ bundle }: ContractDocument, schema: SchemaSite): Set<string> {
  return new Set(
    alternativesOf(bundle, [schema]).map(({ type, parts }) => {
      const media = parts.find(({ value }) => 'contentMediaType' in value)?.value['contentMediaType'];
      return type === 'string' && typeof media === 'string' ? `text of ${media}` : typesText([type]);
    }),
  );
}

function isOwn({ place }: Change, { pointer }: Site): boolean {
  return place.side === 'revision' && place.pointer.startsWith(`${pointer}/`);
}

/** "Parameter `limit`", "`a` of parameter `limit`" or "The parameter" begin such a sentence. */
function renamed(text: string, name: string): string {
  return text.replace(
    /(^| of )(?:parameter `[^`]*`|the parameter)(?= )/i,
    (_, before: string) => `${before}${name}`,
  );
}

function removed(parameter: ItemSite, { name, kind }: OperationPair, isComponent: boolean): Change {
  const harm =
    kind === 'webhook'
      ? 'receivers that read it find nothing'
      : 'requests that carry it lose it or are refused';
  const text = `The ${kindOf(parameter)} parameter ${nameOf(parameter)} is gone: ${harm}.`;
  const base = isComponent ? parameter.pointer : parameter.at;
  return changeAt({ base }, [name], 'wire', 'parameter-removed', text);
}

function added(parameter: ItemSite, { name, kind }: OperationPair, isComponent: boolean): Change {
  const at = { revision: isComponent ? parameter.pointer : parameter.at };
  const subject = `The ${kindOf(parameter)} parameter ${nameOf(parameter)}`;
  if (kind !== 'webhook' && parameter.value['required'] === true) {
    const text = `${subject} is new and required: requests without it are refused.`;
    return changeAt(at, [name], 'wire', 'required-parameter-added', text);
  }
  const text = `${subject} ${kind === 'webhook' ? 'comes with the event' : 'can be sent'} (new).`;
  return changeAt(at, [name], 'feature', 'parameter-added', text);
}

function kindOf(parameter: Site): string {
  return String(parameter.value['in']);
}

function nameOf(parameter: Site): string {
  return `\`${String(parameter.value['name'])}\``;
}

/** What it does that a parameter must be there, or no longer must. */
function needOf(isNeeded: boolean, direction: Direction, name: string): [Effect, string] {
  const subject = `The parameter ${name}`;
  if (direction === 'response')
    return isNeeded
      ? ['feature', `${subject} is always there now.`]
      : ['wire', `${subject} may be missing now: receivers that count on it break.`];
  return isNeeded
    ? ['wire', `${subject} is required now: requests without it are refused.`]
    : ['feature', `${subject} may be left out now.`];
}

/** The parameters of a path, then those of the operation. */
function parametersIn(
  document: ContractDocument,
  { pointer, value, pathItem }: DocumentOperation,
): ItemSite[] {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return [
    ...document.items({ value: pathItem, pointer: itemPointer }, 'parameters'),
    ...document.items({ value, pointer }, 'parameters'),
  ].filter((site) => !isSaidElsewhere(site));
}

/** Parameters by what identifies them to a caller: those of the path by their position, others by name. */
function byKey({ path }: DocumentOperation, sites: ItemSite[]): Map<string, ItemSite> {
  const order = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name]) => name);
  return new Map(
    sites.map((site) => {
      const { in: where, name } = site.value;
      if (where === 'path') return [`path ${order.indexOf(String(name))}`, site];
      return [`${String(where)} ${where === 'header' ? String(name).toLowerCase() : String(name)}`, site];
    }),
  );
}

/** The schemas of the parameters of a path that the operation has others in place of. */
function hiddenIn(sites: ItemSite[], seen: Map<string, ItemSite>): SchemaSite[] {
  const shown = new Set(seen.values());
  return sites
    .filter((site) => !shown.has(site))
    .map(({ value, pointer }) => schemaSite(value['schema'], childPointer(pointer, 'schema')));
}

/** Whether a parameter is one of the headers that media types and security speak for: OpenAPI says to pass over it. */
function isSaidElsewhere({ value: { in: where, name } }: Site): boolean {
  return where === 'header' && /^(?:accept|content-type|authorization)$/i.test(String(name));
}
