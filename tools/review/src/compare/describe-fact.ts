import type { Fact, FactRule } from '../schema/fact.ts';
import { nameOfPlace, sentence, typesText, valuesText, valueText } from './words.ts';
import type { Direction } from './comparison.ts';

/** A difference of two schemas as a sentence for those who write against the contract. */
export function describeFact(fact: Fact, direction: Direction): string {
  return sentence(direction === 'request' ? ofRequest(fact) : ofResponse(fact));
}

function ofRequest(fact: Fact): string {
  const name = subjectOf(fact);
  const { rule } = fact;
  switch (rule) {
    case 'type-lost':
      return `${name} must be ${typesText(fact.after)} now (it was ${typesText(fact.before)}): other values are refused.`;
    case 'type-gained':
      return `${name} may be ${typesText(fact.after)} now (it was ${typesText(fact.before)}).`;
    case 'values-lost':
      return `${name} no longer takes ${valuesText(listed(fact.before))}: requests with it are refused.`;
    case 'enumeration-closed':
      return `${name} takes only ${valuesText(listed(fact.after))} now (any value was taken): others are refused.`;
    case 'bound-tightened':
    case 'keyword-changed':
      return `${describeBound(name, fact)}: ${refusedBy(fact)}.`;
    case 'property-removed':
      return fact.stillTaken
        ? `${name} is gone: it is no longer part of the type, though the object accepts unlisted fields.`
        : `${name} is gone: requests that carry it are refused.`;
    case 'property-added':
      return `${name} can be sent (new).`;
    case 'required-added':
      return `${name} is required now: requests without it are refused.`;
    case 'required-removed':
      return `${name} may be left out now.`;
    case 'closed':
      return `${name} now accepts only the listed fields: requests with others are refused.`;
    case 'alternative-lost':
      return `${name} is no longer a form that is taken: requests in it are refused.`;
    case 'alternative-gained':
      return `${name} is taken as another form (new).`;
    case 'read-only-set':
      return `${name} is read-only now: it may no longer be sent.`;
    case 'values-listed':
      return `${name} is one of ${valuesText(listed(fact.after))} in the types now: requests stay the same, but code that passes any other type does not compile.`;
    case 'values-unlisted':
      return `${name} no longer lists its values ${valuesText(listed(fact.before))}: requests stay the same.`;
    case 'values-gained':
    case 'enumeration-opened':
    case 'known-values-gained':
    case 'known-values-lost':
    case 'bound-loosened':
    case 'opened':
    case 'default-changed':
    case 'deprecated-set':
    case 'deprecated-unset':
    case 'discriminator-changed':
    case 'read-only-unset':
    case 'write-only-set':
    case 'write-only-unset':
      return ofBoth(rule, fact, name);
  }
}

function ofResponse(fact: Fact): string {
  const name = subjectOf(fact);
  const { rule } = fact;
  switch (rule) {
    case 'type-gained':
    case 'type-lost':
      return fact.wider
        ? `${name} can be ${typesText(fact.after)} now (it was ${typesText(fact.before)}): programs meet values that they do not expect.`
        : `${name} is always ${typesText(fact.after)} now (it was ${typesText(fact.before)})${goneText(fact)}.`;
    case 'values-lost':
      return `${name} is never ${valuesText(listed(fact.before))} any more: code that compares with it does not compile.`;
    case 'values-listed':
      return `${name} lists its values ${valuesText(listed(fact.after))} now: responses stay the same.`;
    case 'values-unlisted':
      return `${name} no longer lists its values ${valuesText(listed(fact.before))}: responses stay the same, but code that counts on the list does not compile.`;
    case 'values-gained':
      return `${name} can be ${valuesText(listed(fact.after))} now, and the enumeration is closed: programs that know all values meet one that they do not.`;
    case 'enumeration-opened':
      return `${name} can hold any value now (it was one of ${valuesText(listed(fact.before))}): programs meet values that they do not expect.`;
    case 'enumeration-closed':
      return `${name} is one of ${valuesText(listed(fact.after))} only now (any value was possible).`;
    case 'bound-loosened':
    case 'keyword-changed':
      return `${describeBound(name, fact)}: programs meet values that they do not expect.`;
    case 'property-removed':
      return `${name} is gone: programs that read it find nothing.`;
    case 'property-added':
      return `${name} is there to read (new).`;
    case 'required-added':
      return `${name} is always there now.`;
    case 'required-removed':
      return `${name} may be missing now: programs that count on it break.`;
    case 'opened':
      return `${name} can now have unlisted fields.`;
    case 'alternative-gained':
      return `${name} is another form of the response (new): programs that only know the others cannot read it.`;
    case 'alternative-lost':
      return `${name} is no longer a form of the response.`;
    case 'write-only-set':
      return `${name} is write-only now: programs that read it find nothing.`;
    case 'known-values-gained':
    case 'known-values-lost':
    case 'bound-tightened':
    case 'closed':
    case 'default-changed':
    case 'deprecated-set':
    case 'deprecated-unset':
    case 'discriminator-changed':
    case 'read-only-set':
    case 'read-only-unset':
    case 'write-only-unset':
      return ofBoth(rule, fact, name);
  }
}

function goneText({ listed: values = [] }: Fact): string {
  return values.length > 0 ? `: code that compares with ${valuesText(values)} does not compile` : '';
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

/** What is said in the same words of both directions. */
type SharedRule = Extract<
  FactRule,
  | 'values-gained'
  | 'enumeration-opened'
  | `known-values-${string}`
  | 'bound-loosened'
  | 'bound-tightened'
  | 'closed'
  | 'opened'
  | 'default-changed'
  | `deprecated-${string}`
  | 'discriminator-changed'
  | `read-only-${string}`
  | `write-only-${string}`
>;

/** A fact that is told in the same words of requests and of responses. */
function ofBoth(rule: SharedRule, fact: Fact, name: string): string {
  switch (rule) {
    case 'values-gained':
      return `${name} takes ${valuesText(listed(fact.after))} as well.`;
    case 'enumeration-opened':
      return `${name} takes any value now, not only ${valuesText(listed(fact.before))}.`;
    case 'known-values-gained':
      return `${name} knows ${valuesText(listed(fact.after))} as well; the enumeration is open.`;
    case 'known-values-lost':
      return `${name} no longer lists ${valuesText(listed(fact.before))}; the enumeration is open, so nothing else changes.`;
    case 'bound-loosened':
    case 'bound-tightened':
      return `${describeBound(name, fact)}.`;
    case 'closed':
      return `${name} now has only the listed fields.`;
    case 'opened':
      return `${name} now accepts unlisted fields.`;
    case 'default-changed':
      return `${name} has ${defaultText(fact.after)} now (it had ${defaultText(fact.before)}) where it is left out.`;
    case 'deprecated-set':
      return `${name} is deprecated.`;
    case 'deprecated-unset':
      return `${name} is no longer deprecated.`;
    case 'discriminator-changed':
      return `${name} ${describeDiscriminator(fact)}`;
    case 'read-only-unset':
      return `${name} is no longer read-only.`;
    case 'write-only-unset':
      return `${name} is no longer write-only.`;
    case 'read-only-set':
      return `${name} is marked as read-only.`;
    case 'write-only-set':
      return `${name} is marked as write-only.`;
  }
}

function defaultText(value: unknown): string {
  return value === undefined ? 'no stated default' : `the default ${valueText(value)}`;
}

/** The values that a fact has as a list. */
function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
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
