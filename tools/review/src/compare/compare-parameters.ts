import { childPointer, type DocumentOperation } from '@telephony/contract';
import { schemaSite } from '../schema/alternatives-of.ts';
import type { ContractDocument, ItemSite, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison, OperationPair } from './comparison.ts';
import type { Direction } from './direction.ts';
import { schemaChanges } from './schema-changes.ts';

/** The changes of the parameters of an operation, those of its path item included. */
export function compareParameters(comparison: Comparison, pair: OperationPair): Change[] {
  const before = parametersOf(comparison.base, pair.base);
  const after = parametersOf(comparison.revision, pair.revision);
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) return compareParameter(comparison, pair, was, is);
    // Where the component is still used, it is the component that has changed; else it is the list of the operation.
    if (was) return [removed(was, pair.name, uses(after, was))];
    return is ? [added(is, pair.name, uses(before, is))] : [];
  });
}

function uses(parameters: Map<string, ItemSite>, { pointer }: ItemSite): boolean {
  return [...parameters.values()].some((other) => other.pointer === pointer);
}

/** Parameters by what identifies them to a caller: those of the path by their position, others by name. */
function parametersOf(
  document: ContractDocument,
  { path, pointer, value, pathItem }: DocumentOperation,
): Map<string, ItemSite> {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const sites = [
    ...document.items({ value: pathItem, pointer: itemPointer }, 'parameters'),
    ...document.items({ value, pointer }, 'parameters'),
  ];
  const order = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name]) => name);
  return new Map(
    sites.map((site) => {
      const { in: where, name } = site.value;
      if (where === 'path') return [`path ${order.indexOf(String(name))}`, site];
      return [`${String(where)} ${where === 'header' ? String(name).toLowerCase() : String(name)}`, site];
    }),
  );
}

function compareParameter(comparison: Comparison, pair: OperationPair, was: Site, is: Site): Change[] {
  const changes: Change[] = [];
  const common = { operations: [pair.name], base: was.pointer, revision: is.pointer };
  const at = (member: string) => ({ side: 'revision', pointer: childPointer(is.pointer, member) }) as const;
  const name = nameOf(is);
  if (was.value['in'] === 'path' && was.value['name'] !== is.value['name']) {
    const text = `The path parameter \`${String(was.value['name'])}\` is called ${name} now: the address stays the same, but code that names it does not compile.`;
    changes.push({ effect: 'types', rule: 'path-parameter-renamed', text, place: at('name'), ...common });
  }
  const [needed, needs] = [was.value['required'] === true, is.value['required'] === true];
  if (needs && !needed) {
    const text = `The parameter ${name} is required now: requests without it are refused.`;
    changes.push({ effect: 'wire', rule: 'parameter-required', text, place: at('required'), ...common });
  } else if (needed && !needs && is.value['in'] !== 'path') {
    const text = `The parameter ${name} may be left out now.`;
    changes.push({ effect: 'feature', rule: 'parameter-optional', text, place: at('name'), ...common });
  }
  if (is.value['deprecated'] === true && was.value['deprecated'] !== true) {
    const text = `The parameter ${name} is deprecated.`;
    changes.push({
      effect: 'feature',
      rule: 'parameter-deprecated',
      text,
      place: at('deprecated'),
      ...common,
    });
  }
  for (const [member, [before, after]] of Object.entries(writingOf(was, is))) {
    if (before === after) continue;
    const text = `The parameter ${name} is written with \`${member}\` ${String(after)} now (it was ${String(before)}): requests that write it the old way are misread.`;
    changes.push({ effect: 'wire', rule: 'parameter-written-otherwise', text, place: at(member), ...common });
  }
  const direction: Direction = pair.kind === 'webhook' ? 'answer' : 'request';
  const schemas = schemaChanges(comparison, schemaOf(was), schemaOf(is), direction, pair.name).map((change) =>
    // A schema that is written in the parameter has no name: the parameter's is the one that people know.
    isOwn(change, is) ? { ...change, text: renamed(change.text, name) } : change,
  );
  return [...changes, ...schemas];
}

/** How a list or an object becomes text, before and after; what is not said is the default of the specification. */
function writingOf(was: Site, is: Site): Record<string, [unknown, unknown]> {
  const styleOf = ({ value }: Site) =>
    value['style'] ?? (value['in'] === 'query' || value['in'] === 'cookie' ? 'form' : 'simple');
  const explodeOf = (site: Site) => site.value['explode'] ?? styleOf(site) === 'form';
  const flagOf = ({ value }: Site, member: string) => value[member] === true;
  return {
    style: [styleOf(was), styleOf(is)],
    explode: [explodeOf(was), explodeOf(is)],
    allowReserved: [flagOf(was, 'allowReserved'), flagOf(is, 'allowReserved')],
    allowEmptyValue: [flagOf(was, 'allowEmptyValue'), flagOf(is, 'allowEmptyValue')],
  };
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

function schemaOf({ value, pointer }: Site) {
  return schemaSite(value['schema'], childPointer(pointer, 'schema'));
}

function removed(parameter: ItemSite, operation: string, isComponent: boolean): Change {
  const pointer = isComponent ? parameter.pointer : parameter.at;
  const text = `The ${kindOf(parameter)} parameter ${nameOf(parameter)} is gone: requests that carry it lose it or are refused.`;
  return {
    effect: 'wire',
    rule: 'parameter-removed',
    text,
    place: { side: 'base', pointer },
    base: pointer,
    operations: [operation],
  };
}

function added(parameter: ItemSite, operation: string, isComponent: boolean): Change {
  const pointer = isComponent ? parameter.pointer : parameter.at;
  const isRequired = parameter.value['required'] === true;
  const subject = `The ${kindOf(parameter)} parameter ${nameOf(parameter)}`;
  return {
    effect: isRequired ? 'wire' : 'feature',
    rule: isRequired ? 'required-parameter-added' : 'parameter-added',
    text: isRequired
      ? `${subject} is new and required: requests without it are refused.`
      : `${subject} can be sent (new).`,
    place: { side: 'revision', pointer },
    revision: pointer,
    operations: [operation],
  };
}

function kindOf(parameter: Site): string {
  return String(parameter.value['in']);
}

function nameOf(parameter: Site): string {
  return `\`${String(parameter.value['name'])}\``;
}
