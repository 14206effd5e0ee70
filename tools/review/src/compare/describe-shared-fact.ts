import type { Fact, FactRule } from '../schema/fact.ts';
import { describeBound } from './describe-bound.ts';
import { describeDiscriminator } from './describe-discriminator.ts';
import { valuesText, valueText } from './words.ts';

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
export function ofBoth(rule: SharedRule, fact: Fact, name: string): string {
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
export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
