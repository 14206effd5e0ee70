import { componentAt, type Fact, type FactRule, itemsIn, type SchemaSite } from '../schema/model.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import { type Change, changeAt, type Direction, type Effect } from './comparison.ts';
import { placeName, sentence, typesText, valuesText, valueText } from './words.ts';

export function schemaChanges(
  comparison: SchemaComparison,
  base: SchemaSite,
  revision: SchemaSite,
  direction: Direction,
  operation: string,
): Change[] {
  return factChanges(comparison.compare([base], [revision]), direction, operation);
}

export function factChanges(facts: Fact[], direction: Direction, operation: string): Change[] {
  const own = facts.filter(({ onlyIn = direction }) => onlyIn === direction);
  return oncePerProperty(own, direction).map((fact) => {
    const gone =
      (fact.rule === 'property-removed' && fact.subject === undefined) || fact.rule === 'alternative-lost';
    const effect = factEffect(fact, direction);
    const text = describeFact(fact, direction, effect);
    const change = changeAt(fact, [operation], effect, `${direction}-${fact.rule}`, text);
    return gone ? { ...change, place: { side: 'base', pointer: fact.base ?? '' } } : change;
  });
}

function oncePerProperty(facts: Fact[], direction: Direction): Fact[] {
  const [kept, left]: [FactRule, FactRule] =
    direction === 'request' ? ['required-added', 'property-added'] : ['property-added', 'required-added'];
  const told = new Set(facts.flatMap(({ rule, revision }) => (rule === kept ? [revision] : [])));
  return facts.filter(({ rule, revision }) => rule !== left || !told.has(revision));
}

const EFFECTS: Partial<Record<FactRule, Record<Direction, Effect>>> = {
  'read-only-set': { request: 'wire', response: 'text' },
  'read-only-unset': { request: 'feature', response: 'feature' },
  'write-only-set': { request: 'text', response: 'wire' },
  'write-only-unset': { request: 'feature', response: 'feature' },
  'deprecated-set': { request: 'feature', response: 'feature' },
  'deprecated-unset': { request: 'text', response: 'text' },
  'known-values-lost': { request: 'text', response: 'text' },
  'known-values-gained': { request: 'feature', response: 'feature' },
  'values-listed': { request: 'types', response: 'text' },
  'values-unlisted': { request: 'text', response: 'types' },
};

function factEffect(fact: Fact, direction: Direction): Effect {
  const { rule, before, wider, narrower, stillTaken, listed = [] } = fact;
  const effect = EFFECTS[rule]?.[direction];
  if (effect) return effect;
  const isRequest = direction === 'request';
  switch (rule) {
    case 'property-removed':
      return isRequest && stillTaken ? 'types' : 'wire';
    case 'property-added':
      // A closed object promised that it has no other property.
      return !isRequest && wider ? 'wire' : 'feature';
    case 'default-changed':
      // Callers that leave the value out rely on a stated default.
      return isRequest && before !== undefined ? 'wire' : 'text';
    case 'values-lost':
    case 'enumeration-closed':
      if (isRequest) return 'wire';
      // Code that compares with a value that can no longer come does not compile.
      return itemsIn(before).length > 0 ? 'types' : 'feature';
    case 'type-lost':
      if (isRequest || wider) return 'wire';
      return listed.length > 0 ? 'types' : 'feature';
    default:
      return (isRequest ? narrower : wider) ? 'wire' : 'feature';
  }
}

function describeFact(fact: Fact, direction: Direction, effect: Effect): string {
  const said = PHRASES[fact.rule];
  const phrase = typeof said === 'string' ? said : said(fact, direction);
  return sentence(`${subjectName(fact)} ${phrase}${harmText(fact, direction, effect)}.`);
}

type Phrase = string | ((fact: Fact, direction: Direction) => string);

const typeChanged: Phrase = ({ rule, before, after }, direction) =>
  `${direction === 'request' && rule === 'type-lost' ? 'must' : 'can'} be ${typesText(after)} now (it was ${typesText(before)})`;

const PHRASES: Readonly<Record<FactRule, Phrase>> = {
  'type-lost': typeChanged,
  'type-gained': typeChanged,
  'values-lost': ({ before }, direction) =>
    direction === 'request' ? `no longer takes ${listValues(before)}` : `is never ${listValues(before)} now`,
  'values-gained': ({ after }) => `can be ${listValues(after)} as well, and the enumeration is closed`,
  'values-listed': ({ after }) => `lists its values ${listValues(after)} now`,
  'values-unlisted': ({ before }) => `no longer lists its values ${listValues(before)}`,
  'enumeration-closed': ({ after }, direction) =>
    `${direction === 'request' ? 'takes' : 'is'} only ${listValues(after)} now (it was any value)`,
  'enumeration-opened': ({ before }) => `can be any value now (it was one of ${listValues(before)})`,
  'known-values-gained': ({ after }) => `knows ${listValues(after)} as well; the enumeration is open`,
  'known-values-lost': ({ before }) => `no longer lists ${listValues(before)}; the enumeration is open`,
  'bound-tightened': describeBound,
  'bound-loosened': describeBound,
  'keyword-changed': describeBound,
  'property-removed': 'is gone',
  'property-added': (_, direction) =>
    direction === 'request' ? 'can be sent (new)' : 'is there to read (new)',
  'required-added': (_, direction) => (direction === 'request' ? 'is required now' : 'is always there now'),
  'required-removed': (_, direction) =>
    direction === 'request' ? 'may be left out now' : 'may be missing now',
  closed: 'has only the listed fields now',
  opened: 'can have unlisted fields now',
  'alternative-lost': 'is no longer one of the forms',
  'alternative-gained': ({ subject, revision = '' }) => {
    const form = subject === undefined ? undefined : componentAt(revision)?.name;
    return `has another form${form === undefined ? '' : `, \`${form}\``} (new)`;
  },
  'default-changed': ({ before, after }) =>
    `has ${defaultText(after)} now (it had ${defaultText(before)}) where it is left out`,
  'deprecated-set': 'is deprecated',
  'deprecated-unset': 'is no longer deprecated',
  'discriminator-changed': describeDiscriminator,
  'read-only-set': 'is read-only now',
  'read-only-unset': 'is no longer read-only',
  'write-only-set': 'is write-only now',
  'write-only-unset': 'is no longer write-only',
};

function harmText(fact: Fact, direction: Direction, effect: Effect): string {
  if (effect === 'types')
    return `: ${direction}s stay valid, but code that is compiled against the types may not build`;
  if (effect !== 'wire') return '';
  if (fact.rule === 'discriminator-changed') return ': programs take one form for another';
  if (direction === 'request') return fact.rule === 'default-changed' ? '' : `: ${refusedBy(fact)}`;
  const isMissed = /^(?:property-removed|required-removed|write-only-set)$/.test(fact.rule);
  return `: programs ${isMissed ? 'that read it find nothing' : 'meet values that they do not expect'}`;
}

function subjectName(fact: Fact): string {
  const pointer =
    fact.subject ?? (fact.rule === 'property-removed' ? fact.base : (fact.revision ?? fact.base));
  const named = fact.name !== undefined && fact.rule.startsWith('bound');
  const place = (pointer ?? '').replace(
    /\/(?:default|readOnly|writeOnly|deprecated|additionalProperties|discriminator)$/,
    '',
  );
  // A removed bound has no place.
  const isAtKeyword = (named || fact.rule === 'keyword-changed') && place.endsWith(`/${fact.name}`);
  return placeName(isAtKeyword ? place.replace(/\/[^/]+$/, '') : place);
}

function listValues(values: unknown): string {
  return valuesText(itemsIn(values));
}

function defaultText(value: unknown): string {
  return value === undefined ? 'no stated default' : `the default ${valueText(value)}`;
}

const BOUND_PHRASES: Record<string, string> = {
  minimum: 'must be at least',
  exclusiveMinimum: 'must be more than',
  maximum: 'may be at most',
  exclusiveMaximum: 'must be less than',
  minLength: 'must have at least this many characters:',
  maxLength: 'may have at most this many characters:',
  minItems: 'must have at least this many elements:',
  maxItems: 'may have at most this many elements:',
  minProperties: 'must have at least this many properties:',
  maxProperties: 'may have at most this many properties:',
  multipleOf: 'must be a multiple of',
  pattern: 'must match',
  format: 'must have the format',
  contentMediaType: 'must hold',
};

function describeBound({ name: keyword = '', before, after }: Fact): string {
  if (after === undefined) return `no longer has the bound \`${keyword}\` (it was ${valueText(before)})`;
  const was = before === undefined ? 'there was no such bound' : `it was ${valueText(before)}`;
  return `${BOUND_PHRASES[keyword] ?? `has \`${keyword}\``} ${valueText(after)} now (${was})`;
}

function refusedBy({ rule, name: keyword = '' }: Fact): string {
  if (rule === 'required-added') return 'requests without it are refused';
  if (rule === 'property-removed') return 'requests that carry it are refused';
  if (/^(?:max|exclusiveMax)/.test(keyword)) return 'requests with more are refused';
  if (/^(?:min|exclusiveMin)/.test(keyword)) return 'requests with less are refused';
  return 'requests that were right may be refused';
}

function describeDiscriminator({ name, before, after }: Fact): string {
  if (name === undefined) return 'has its forms told apart in another way now (`discriminator`)';
  if (name === 'propertyName')
    return `is told apart by ${valueText(after)} now (it was ${valueText(before)}; \`discriminator\`)`;
  const [gone, fresh] = [itemsIn(before), itemsIn(after)].map((values) => new Set(values));
  const names = [...(gone ?? []), ...(fresh ?? [])].filter((value) => value !== undefined);
  return `has other names for its forms, ${valuesText([...new Set(names)])} (\`discriminator\`)`;
}
