import type { Fact, FactRule, SchemaSite } from '../schema/model.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import type { Change, Direction, Effect } from './comparison.ts';
import { nameOfPlace, sentence, typesText, valuesText, valueText } from './words.ts';

/** The changes of a schema whose values go one way. */
export function schemaChanges(
  comparison: SchemaComparison,
  base: SchemaSite,
  revision: SchemaSite,
  direction: Direction,
  operation: string,
): Change[] {
  return oncePerProperty(comparison.compare([base], [revision]), direction).map((fact) => {
    const gone =
      (fact.rule === 'property-removed' && fact.subject === undefined) || fact.rule === 'alternative-lost';
    return {
      effect: effectOf(fact, direction),
      rule: `${direction}-${fact.rule}`,
      text: describeFact(fact, direction),
      place: gone
        ? { side: 'base', pointer: fact.base ?? '' }
        : { side: 'revision', pointer: fact.revision ?? fact.base ?? '' },
      ...(fact.base === undefined ? {} : { base: fact.base }),
      ...(fact.revision === undefined ? {} : { revision: fact.revision }),
      operations: [operation],
    };
  });
}

/** Of a new property that is required: for those who send it that it is required, for those who read it that it is new. */
function oncePerProperty(facts: Fact[], direction: Direction): Fact[] {
  const [kept, left]: [FactRule, FactRule] =
    direction === 'request' ? ['required-added', 'property-added'] : ['property-added', 'required-added'];
  const told = new Set(facts.flatMap(({ rule, revision }) => (rule === kept ? [revision] : [])));
  return facts.filter(({ rule, revision }) => rule !== left || !told.has(revision));
}

/**
 * What is sent may not become less, what is received may not become more. Beyond that a property that a response loses is
 * missed by those who read it, although an open object might still carry it.
 */
function effectOf(fact: Fact, direction: Direction): Effect {
  if (fact.onlyIn !== undefined && fact.onlyIn !== direction) return 'text';
  switch (fact.rule) {
    case 'property-removed':
      return direction === 'response' || !fact.stillTaken ? 'wire' : 'types';
    case 'property-added':
      // Of a closed object it was said that it has no other.
      return direction === 'response' && fact.wider ? 'wire' : 'feature';
    case 'default-changed':
      // What was stated is what callers rely on who leave the value out.
      return direction === 'request' && fact.before !== undefined ? 'wire' : 'text';
    case 'read-only-set':
      return direction === 'request' ? 'wire' : 'text';
    case 'write-only-set':
      return direction === 'response' ? 'wire' : 'text';
    case 'known-values-lost':
      return 'text';
    case 'known-values-gained':
    case 'deprecated-set':
      return 'feature';
    case 'deprecated-unset':
      return 'text';
    case 'read-only-unset':
    case 'write-only-unset':
      return 'feature';
    case 'values-listed':
      return direction === 'request' ? 'types' : 'text';
    case 'values-unlisted':
      return direction === 'response' ? 'types' : 'text';
    case 'values-lost':
    case 'enumeration-closed':
      if (direction === 'request') return 'wire';
      // Code that compares with a known value that can no longer come does not compile.
      return Array.isArray(fact.before) && fact.before.length > 0 ? 'types' : 'feature';
    case 'type-lost':
      if (direction === 'request' || fact.wider) return 'wire';
      return fact.listed && fact.listed.length > 0 ? 'types' : 'feature';
    case 'type-gained':
    case 'values-gained':
    case 'enumeration-opened':
    case 'bound-tightened':
    case 'bound-loosened':
    case 'keyword-changed':
    case 'required-added':
    case 'required-removed':
    case 'closed':
    case 'opened':
    case 'alternative-lost':
    case 'alternative-gained':
    case 'discriminator-changed':
      return (direction === 'request' ? fact.narrower : fact.wider) ? 'wire' : 'feature';
  }
}

/** A fact as a sentence about an element. */
type Text = (name: string, fact: Fact) => string;

/** A difference of two schemas as a sentence for those who write against the contract. */
function describeFact(fact: Fact, direction: Direction): string {
  const [ofRequest, ofResponse] = TEXTS[fact.rule];
  return sentence((direction === 'request' ? ofRequest : ofResponse)(subjectOf(fact), fact));
}

const UNEXPECTED = 'programs meet values that they do not expect';

const typeReceived: Text = (name, { wider, before, after, listed: gone = [] }) => {
  if (wider) return `${name} can be ${typesText(after)} now (it was ${typesText(before)}): ${UNEXPECTED}.`;
  const harm = gone.length > 0 ? `: code that compares with ${valuesText(gone)} does not compile` : '';
  return `${name} is always ${typesText(after)} now (it was ${typesText(before)})${harm}.`;
};
const boundRefuses: Text = (name, fact) => `${describeBound(name, fact)}: ${refusedBy(fact)}.`;
const boundSurprises: Text = (name, fact) => `${describeBound(name, fact)}: ${UNEXPECTED}.`;
const boundIs: Text = (name, fact) => `${describeBound(name, fact)}.`;

/** What each rule says of a request and of a response. */
const TEXTS: Readonly<Record<FactRule, readonly [request: Text, response: Text]>> = {
  'type-lost': [
    (name, { before, after }) =>
      `${name} must be ${typesText(after)} now (it was ${typesText(before)}): other values are refused.`,
    typeReceived,
  ],
  'type-gained': [
    (name, { before, after }) => `${name} may be ${typesText(after)} now (it was ${typesText(before)}).`,
    typeReceived,
  ],
  'values-lost': [
    (name, { before }) => `${name} no longer takes ${valuesOf(before)}: requests with it are refused.`,
    (name, { before }) =>
      `${name} is never ${valuesOf(before)} now: code that compares with it does not compile.`,
  ],
  'values-gained': [
    (name, { after }) => `${name} takes ${valuesOf(after)} as well.`,
    (name, { after }) =>
      `${name} can be ${valuesOf(after)} now, and the enumeration is closed: programs that know all values meet one that they do not.`,
  ],
  'values-listed': [
    (name, { after }) =>
      `${name} is one of ${valuesOf(after)} in the types now: requests stay the same, but code that passes any other type does not compile.`,
    (name, { after }) => `${name} lists its values ${valuesOf(after)} now: responses stay the same.`,
  ],
  'values-unlisted': [
    (name, { before }) => `${name} no longer lists its values ${valuesOf(before)}: requests stay the same.`,
    (name, { before }) =>
      `${name} no longer lists its values ${valuesOf(before)}: responses stay the same, but code that counts on the list does not compile.`,
  ],
  'enumeration-closed': [
    (name, { after }) =>
      `${name} takes only ${valuesOf(after)} now (any value was taken): others are refused.`,
    (name, { after }) => `${name} is one of ${valuesOf(after)} only now (any value was possible).`,
  ],
  'enumeration-opened': [
    (name, { before }) => `${name} takes any value now, not only ${valuesOf(before)}.`,
    (name, { before }) =>
      `${name} can hold any value now (it was one of ${valuesOf(before)}): ${UNEXPECTED}.`,
  ],
  'known-values-gained': both(
    (name, { after }) => `${name} knows ${valuesOf(after)} as well; the enumeration is open.`,
  ),
  'known-values-lost': both(
    (name, { before }) =>
      `${name} no longer lists ${valuesOf(before)}; the enumeration is open, so nothing else changes.`,
  ),
  'bound-tightened': [boundRefuses, boundIs],
  'bound-loosened': [boundIs, boundSurprises],
  'keyword-changed': [boundRefuses, boundSurprises],
  'property-removed': [
    (name, { stillTaken }) =>
      stillTaken
        ? `${name} is gone: it is no longer part of the type, though the object accepts unlisted fields.`
        : `${name} is gone: requests that carry it are refused.`,
    (name) => `${name} is gone: programs that read it find nothing.`,
  ],
  'property-added': [(name) => `${name} can be sent (new).`, (name) => `${name} is there to read (new).`],
  'required-added': [
    (name) => `${name} is required now: requests without it are refused.`,
    (name) => `${name} is always there now.`,
  ],
  'required-removed': [
    (name) => `${name} may be left out now.`,
    (name) => `${name} may be missing now: programs that count on it break.`,
  ],
  closed: [
    (name) => `${name} now accepts only the listed fields: requests with others are refused.`,
    (name) => `${name} now has only the listed fields.`,
  ],
  opened: [
    (name) => `${name} now accepts unlisted fields.`,
    (name) => `${name} can now have unlisted fields.`,
  ],
  'alternative-lost': [
    (name) => `${name} is no longer a form that is taken: requests in it are refused.`,
    (name) => `${name} is no longer a form of the response.`,
  ],
  'alternative-gained': [
    (name) => `${name} is taken as another form (new).`,
    (name) =>
      `${name} is another form of the response (new): programs that only know the others cannot read it.`,
  ],
  'default-changed': both(
    (name, { before, after }) =>
      `${name} has ${defaultText(after)} now (it had ${defaultText(before)}) where it is left out.`,
  ),
  'deprecated-set': both((name) => `${name} is deprecated.`),
  'deprecated-unset': both((name) => `${name} is no longer deprecated.`),
  'discriminator-changed': both((name, fact) => `${name} ${describeDiscriminator(fact)}`),
  'read-only-set': [
    (name) => `${name} is read-only now: it may no longer be sent.`,
    (name) => `${name} is marked as read-only.`,
  ],
  'read-only-unset': both((name) => `${name} is no longer read-only.`),
  'write-only-set': [
    (name) => `${name} is marked as write-only.`,
    (name) => `${name} is write-only now: programs that read it find nothing.`,
  ],
  'write-only-unset': both((name) => `${name} is no longer write-only.`),
};

function both(text: Text): [Text, Text] {
  return [text, text];
}

/** The element that a sentence is about. */
function subjectOf(fact: Fact): string {
  const pointer =
    fact.subject ?? (fact.rule === 'property-removed' ? fact.base : (fact.revision ?? fact.base));
  const named = fact.name !== undefined && fact.rule.startsWith('bound');
  const place = (pointer ?? '').replace(
    /\/(?:default|readOnly|writeOnly|deprecated|additionalProperties|discriminator)$/,
    '',
  );
  // A bound that is gone is at no place of its own.
  const isAtKeyword = (named || fact.rule === 'keyword-changed') && place.endsWith(`/${fact.name}`);
  return nameOfPlace(isAtKeyword ? place.replace(/\/[^/]+$/, '') : place);
}

function valuesOf(values: unknown): string {
  return valuesText(list(values));
}

function defaultText(value: unknown): string {
  return value === undefined ? 'no stated default' : `the default ${valueText(value)}`;
}

const BOUNDS: Record<string, string> = {
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

/** A bound and what it was, without the end of the sentence: "`limit` may be at most 1,000 now (it was 5,000)". */
function describeBound(name: string, { name: keyword = '', before, after }: Fact): string {
  const words = BOUNDS[keyword] ?? `has \`${keyword}\``;
  if (after === undefined)
    return `${name} no longer has the bound \`${keyword}\` (it was ${valueText(before)})`;
  if (before === undefined) return `${name} ${words} ${valueText(after)} now (there was no such bound)`;
  return `${name} ${words} ${valueText(after)} now (it was ${valueText(before)})`;
}

/** What becomes of requests that break a bound which they kept before. */
function refusedBy({ name: keyword = '' }: Fact): string {
  if (/^(?:max|exclusiveMax)/.test(keyword)) return 'requests with more are refused';
  if (/^(?:min|exclusiveMin)/.test(keyword)) return 'requests with less are refused';
  return 'requests that were right may be refused';
}

/** What is new in how the forms of a value are told apart, after the name of the value. */
function describeDiscriminator({ name, before, after }: Fact): string {
  if (name === undefined)
    return 'has its forms told apart in another way now (`discriminator`): programs that rely on it take one form for another.';
  if (name === 'propertyName')
    return `is told apart by ${valueText(after)} now (it was ${valueText(before)}): programs that read the old field take one form for another.`;
  const [gone, fresh] = [list(before), list(after)].map((values) =>
    values.filter((value) => value !== undefined),
  );
  const parts = [
    ...(gone && gone.length > 0 ? [`no longer means what it meant by ${valuesText(gone)}`] : []),
    ...(fresh && fresh.length > 0 ? [`has forms called ${valuesText(fresh)}`] : []),
  ];
  return `${parts.join(', and ')} (\`discriminator\`): programs that know the old names take one form for another.`;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
