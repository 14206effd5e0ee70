import type { SchemaSite } from '../schema/sites.ts';
import type { Fact, FactRule } from '../schema/fact.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import type { Change, Direction, Effect } from './comparison.ts';
import { describeFact } from './describe-fact.ts';

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
