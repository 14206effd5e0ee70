import { childPointer } from '@telephony/contract';
import type { SchemaSite } from '../schema/alternative.ts';
import { alternativesOf } from '../schema/alternatives-of.ts';
import type { ContractDocument, ItemSite, Site } from '../schema/contract-document.ts';
import { schemaSite } from '../schema/schema-site.ts';
import type { Change } from './change.ts';
import { compareWriting } from './compare-writing.ts';
import type { Comparison, OperationPair } from './comparison.ts';
import type { Direction } from './direction.ts';
import { byKey, hiddenIn, parametersIn } from './operation-parameters.ts';
import { schemaChanges } from './schema-changes.ts';
import { needOf } from './need-of.ts';
import { comparisonFor, valueSchemasOf } from './value-schema.ts';
import { listOf, typesText } from './words.ts';

/** The changes of the parameters of an operation, those of its path item included. */
export function compareParameters(comparison: Comparison, pair: OperationPair): Change[] {
  const [written, writes] = [
    parametersIn(comparison.base, pair.base),
    parametersIn(comparison.revision, pair.revision),
  ];
  const [before, after] = [byKey(pair.base, written), byKey(pair.revision, writes)];
  comparison.schemas.note(hiddenIn(written, before), hiddenIn(writes, after));
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
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
  const direction: Direction = pair.kind === 'webhook' ? 'answer' : 'request';
  const operations = [pair.name];
  const places = (member: string) => ({
    base: childPointer(was.pointer, member),
    revision: childPointer(is.pointer, member),
    operations,
  });
  const at = (member: string) => ({ side: 'revision', pointer: childPointer(is.pointer, member) }) as const;
  const name = nameOf(is);
  if (was.value['in'] === 'path' && was.value['name'] !== is.value['name']) {
    const text = `The path parameter \`${String(was.value['name'])}\` is called ${name} now: the address stays the same, but code that names it does not compile.`;
    changes.push({
      effect: 'types',
      rule: 'path-parameter-renamed',
      text,
      place: at('name'),
      ...places('name'),
    });
  }
  const [needed, needs] = [was.value['required'] === true, is.value['required'] === true];
  if (needs !== needed && is.value['in'] !== 'path') {
    changes.push({ ...needOf(needs, direction, name), place: at('required'), ...places('required') });
  }
  if (is.value['deprecated'] === true && was.value['deprecated'] !== true) {
    const text = `The parameter ${name} is deprecated.`;
    changes.push({
      effect: 'feature',
      rule: 'parameter-deprecated',
      text,
      place: at('deprecated'),
      ...places('deprecated'),
    });
  }
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
  return isTold ? found : [...found, ...compareTyping(comparison, was, is, name, operations)];
}

/** Values that are written the same way in an address and have another type in code: `1` as a number, a text, or a list. */
function compareTyping(
  { base, revision }: Comparison,
  was: Site,
  is: Site,
  name: string,
  operations: string[],
): Change[] {
  const [before, after] = [typesIn(base, was), typesIn(revision, is)];
  if (after.has('any value') || before.isSubsetOf(after)) return [];
  const [old, now] = [before, after].map((types) => listOf([...types], 'or'));
  const pointer = childPointer(is.pointer, 'content' in is.value ? 'content' : 'schema');
  return [
    {
      effect: 'types',
      rule: 'parameter-type-changed',
      text: `The parameter ${name} is ${now} in the types now (it was ${old}): requests stay the same, but code that passes the old type does not compile.`,
      place: { side: 'revision', pointer },
      base: childPointer(was.pointer, 'content' in was.value ? 'content' : 'schema'),
      revision: pointer,
      operations,
    },
  ];
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
      return type === 'string' && media !== undefined ? `text of ${String(media)}` : typesText([type]);
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
  const pointer = isComponent ? parameter.pointer : parameter.at;
  const harm =
    kind === 'webhook'
      ? 'receivers that read it find nothing'
      : 'requests that carry it lose it or are refused';
  const text = `The ${kindOf(parameter)} parameter ${nameOf(parameter)} is gone: ${harm}.`;
  return {
    effect: 'wire',
    rule: 'parameter-removed',
    text,
    place: { side: 'base', pointer },
    base: pointer,
    operations: [name],
  };
}

function added(parameter: ItemSite, { name, kind }: OperationPair, isComponent: boolean): Change {
  const pointer = isComponent ? parameter.pointer : parameter.at;
  const isRequired = kind !== 'webhook' && parameter.value['required'] === true;
  const subject = `The ${kindOf(parameter)} parameter ${nameOf(parameter)}`;
  return {
    effect: isRequired ? 'wire' : 'feature',
    rule: isRequired ? 'required-parameter-added' : 'parameter-added',
    text: isRequired
      ? `${subject} is new and required: requests without it are refused.`
      : `${subject} ${kind === 'webhook' ? 'comes with the event' : 'can be sent'} (new).`,
    place: { side: 'revision', pointer },
    revision: pointer,
    operations: [name],
  };
}

function kindOf(parameter: Site): string {
  return String(parameter.value['in']);
}

function nameOf(parameter: Site): string {
  return `\`${String(parameter.value['name'])}\``;
}
