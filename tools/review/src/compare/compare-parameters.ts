import { childPointer, type DocumentOperation } from '@telephony/contract';
import {
  type ContractDocument,
  type ItemSite,
  memberSchema,
  type SchemaSite,
  type Site,
} from '../schema/model.ts';
import { alternativesOf } from '../schema/alternatives.ts';
import { isOwnDefault } from '../schema/compare-annotations.ts';
import {
  type Change,
  changeAt,
  compareDeprecated,
  compareNeed,
  type Comparison,
  type Direction,
  memberAt,
  type OperationPair,
  pairByName,
} from './comparison.ts';
import { matchRenamed } from './renames.ts';
import { compareWriting, comparisonFor, comparableSchemas } from './written-values.ts';
import { schemaChanges } from './schema-changes.ts';
import { listText, typesText } from './words.ts';

export function compareParameters(comparison: Comparison, pair: OperationPair): Change[] {
  const [written, writes] = [
    readParameters(comparison.base, pair.base),
    readParameters(comparison.revision, pair.revision),
  ];
  const [before, after] = [parametersByKey(pair.base, written), parametersByKey(pair.revision, writes)];
  comparison.schemas.note(overriddenSchemas(written, before), overriddenSchemas(writes, after));
  const pairs = pairByName(before, after);
  const named = (site: ItemSite) => ({
    name: `${quotedName(site)} ${parameterPlace(site)}`,
    value: site.value['schema'] ?? site.value['content'],
    description: site.value['description'],
    site,
  });
  const gone = pairs.flatMap(([, was, is]) =>
    was && !is && parameterPlace(was) !== 'path' ? [named(was)] : [],
  );
  const fresh = pairs.flatMap(([, was, is]) =>
    is && !was && parameterPlace(is) !== 'path' ? [named(is)] : [],
  );
  const movedTo = new Map(
    [...matchRenamed(comparison, gone, fresh)].map(([old, now]) => [old.site, now.site]),
  );
  const partners = new Set(movedTo.values());
  return pairs.flatMap(([, was, is]) => {
    if (was && is) return compareParameter(comparison, pair, was, is);
    const now = was && movedTo.get(was);
    if (was && now) return [movedParameter(was, now, pair), ...compareParameter(comparison, pair, was, now)];
    if (was) return [removedParameter(was, pair)];
    return is && !partners.has(is) ? [addedParameter(is, pair)] : [];
  });
}

function compareParameter(comparison: Comparison, pair: OperationPair, was: Site, is: Site): Change[] {
  const changes: Change[] = [];
  const direction: Direction = pair.kind === 'webhook' ? 'response' : 'request';
  const name = quotedName(is);
  if (was.value['in'] === 'path' && was.value['name'] !== is.value['name']) {
    const text = `The path parameter \`${String(was.value['name'])}\` is called ${name} now: the address stays the same, but code that names it does not compile.`;
    changes.push(changeAt(memberAt(was, is, 'name'), [pair.name], 'types', 'path-parameter-renamed', text));
  }
  const about = {
    what: 'parameter',
    subject: `The parameter ${name}`,
    direction,
    operation: pair.name,
  } as const;
  if (is.value['in'] !== 'path') changes.push(...compareNeed(was, is, about));
  changes.push(...compareDeprecated(was, is, about));
  changes.push(...compareWriting(comparison, was, is, name, pair.name));
  const [before, after] = comparableSchemas(comparison, was, is);
  const schemas = schemaChanges(comparisonFor(comparison, after, is), before, after, direction, pair.name)
    // Nobody relies on the default of what must be sent.
    .filter(
      (change) => was.value['required'] !== true || !isOwnDefault(comparison.base.bundle, [before], change),
    )
    // An inline schema goes by the name of its parameter.
    .map((change) => (isOwn(change, is) ? { ...change, text: renameSubject(change.text, name) } : change));
  const found = [...changes, ...schemas];
  const isTold = pair.kind === 'webhook' || found.some(({ effect }) => effect === 'wire');
  return isTold ? found : [...found, ...compareTyping(comparison, was, is, `The parameter ${name}`, about)];
}

export function compareTyping(
  { base, revision }: Comparison,
  was: Site,
  is: Site,
  subject: string,
  { direction, operation }: { direction: Direction; operation: string },
): Change[] {
  const [before, after] = [codeTypes(base, was), codeTypes(revision, is)];
  const [sent, taken] = direction === 'request' ? [before, after] : [after, before];
  if (taken.has('any value') || sent.isSubsetOf(taken)) return [];
  const [old, now] = [before, after].map((types) => listText([...types], 'or'));
  const [had, has] = [was, is].map(({ value, pointer }) =>
    childPointer(pointer, 'content' in value ? 'content' : 'schema'),
  );
  const text = `${subject} is ${now} in the types now (it was ${old}): ${direction}s stay the same, but code for the old type does not compile.`;
  return [changeAt({ base: had, revision: has }, [operation], 'types', 'parameter-type-changed', text)];
}

function codeTypes(document: ContractDocument, site: Site): Set<string> {
  const [content] = document.members(document.member(site, 'content')).keys();
  if (content !== undefined) return new Set([`content of ${content}`]);
  return schemaTypes(document, memberSchema(site, 'schema'));
}

function schemaTypes({ bundle }: ContractDocument, schema: SchemaSite): Set<string> {
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

// Such a sentence begins with "Parameter `limit`", "`a` of parameter `limit`" or "The parameter".
function renameSubject(text: string, name: string): string {
  return text.replace(
    /(^| of )(?:parameter `[^`]*`|the parameter)(?= )/i,
    (_, before: string) => `${before}${name}`,
  );
}

function removedParameter(parameter: ItemSite, { name, kind }: OperationPair): Change {
  const harm =
    kind === 'webhook'
      ? 'receivers that read it find nothing'
      : 'requests that carry it lose it or are refused';
  const text = `The ${parameterPlace(parameter)} parameter ${quotedName(parameter)} is gone: ${harm}.`;
  return changeAt({ base: parameter.at }, [name], 'wire', 'parameter-removed', text);
}

function movedParameter(was: ItemSite, is: ItemSite, { name, kind }: OperationPair): Change {
  const harm =
    kind === 'webhook'
      ? 'receivers that read it find nothing'
      : 'requests that send it as before lose it or are refused';
  const isHere = parameterPlace(was) === parameterPlace(is);
  const fate = isHere
    ? `is called ${quotedName(is)} now`
    : `is the ${parameterPlace(is)} parameter ${quotedName(is)} now`;
  const text = `The ${parameterPlace(was)} parameter ${quotedName(was)} ${fate}: ${harm}.`;
  return changeAt({ base: was.at, revision: is.at }, [name], 'wire', 'parameter-renamed', text);
}

function addedParameter(parameter: ItemSite, { name, kind }: OperationPair): Change {
  const at = { revision: parameter.at };
  const subject = `The ${parameterPlace(parameter)} parameter ${quotedName(parameter)}`;
  if (kind !== 'webhook' && parameter.value['required'] === true) {
    const text = `${subject} is new and required: requests without it are refused.`;
    return changeAt(at, [name], 'wire', 'required-parameter-added', text);
  }
  const text = `${subject} ${kind === 'webhook' ? 'comes with the event' : 'can be sent'} (new).`;
  return changeAt(at, [name], 'feature', 'parameter-added', text);
}

function parameterPlace(parameter: Site): string {
  return String(parameter.value['in']);
}

function quotedName(parameter: Site): string {
  return `\`${String(parameter.value['name'])}\``;
}

function readParameters(
  document: ContractDocument,
  { pointer, value, pathItem }: DocumentOperation,
): ItemSite[] {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return [
    ...document.items({ value: pathItem, pointer: itemPointer }, 'parameters'),
    ...document.items({ value, pointer }, 'parameters'),
  ].filter((site) => !isIgnoredHeader(site));
}

function parametersByKey({ path }: DocumentOperation, sites: ItemSite[]): Map<string, ItemSite> {
  const order = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name]) => name);
  return new Map(
    sites.map((site) => {
      const { in: where, name } = site.value;
      if (where === 'path') return [`path ${order.indexOf(String(name))}`, site];
      return [`${String(where)} ${where === 'header' ? String(name).toLowerCase() : String(name)}`, site];
    }),
  );
}

function overriddenSchemas(sites: ItemSite[], seen: Map<string, ItemSite>): SchemaSite[] {
  const shown = new Set(seen.values());
  return sites.filter((site) => !shown.has(site)).map((site) => memberSchema(site, 'schema'));
}

function isIgnoredHeader({ value: { in: where, name } }: Site): boolean {
  return where === 'header' && /^(?:accept|content-type|authorization)$/i.test(String(name));
}
