import { isJsonObject, type JsonObject, METHODS, pointerSegments, reachableFrom } from '@telephony/contract';
import type { Change } from '../compare/comparison.ts';
import { componentAt } from '../schema/model.ts';
import type { Difference } from './list-differences.ts';

/** Pointers of the schemas that were compared as sets of values, in each bundle. */
export interface ComparedSchemas {
  base: ReadonlySet<string>;
  revision: ReadonlySet<string>;
}

/** What is known of a difference. */
export type Status =
  /** A change tells of it. */
  | 'told'
  /** It was compared, and what it is a part of takes and gives the same. */
  | 'equal'
  /** Nothing that is called or received uses it. */
  | 'unused'
  /** No comparison has looked at it. */
  | 'open';

/** Says of each difference whether it is told, proven to change nothing, or neither. */
export class Proofs {
  readonly #compared: ComparedSchemas;
  readonly #changes: Change[];
  readonly #used: { base: ReadonlySet<string>; revision: ReadonlySet<string> };

  constructor(base: JsonObject, revision: JsonObject, changes: Change[], compared: ComparedSchemas) {
    this.#compared = compared;
    this.#changes = changes;
    this.#used = { base: usedIn(base), revision: usedIn(revision) };
  }

  /** What is known of a difference in something that is compared. */
  statusOf(difference: Difference): Status {
    if (difference.kind === 'unknown') return 'open';
    if (this.#changes.some((change) => tells(change, difference))) return 'told';
    const { schema, base, revision } = difference;
    const [wasUsed, isUsed] = [
      this.#isUsed(base ?? schema?.base, 'base'),
      this.#isUsed(revision ?? schema?.revision, 'revision'),
    ];
    if (!wasUsed && !isUsed) return 'unused';
    // An operation that comes or goes is told, or something is wrong.
    if (!schema && isOperation(base, revision)) return 'open';
    // What only one side uses was compared with what the other has in its place.
    const isCompared =
      !schema ||
      ((!wasUsed || this.#compared.base.has(schema.base)) &&
        (!isUsed || this.#compared.revision.has(schema.revision)));
    if (!isCompared) return 'open';
    return this.#changes.some((change) => isOneWith(change, difference)) ? 'told' : 'equal';
  }

  /** Whether something inside an element is listed as a change of what is sent and received. */
  hasChangeIn(element: string): boolean {
    return this.#changes.some(
      ({ effect, base, revision }) =>
        effect !== 'text' && [base, revision].some((place) => place?.startsWith(`${element}/`)),
    );
  }

  #isUsed(pointer: string | undefined, side: 'base' | 'revision'): boolean {
    if (pointer === undefined) return false;
    const component = componentAt(pointer);
    // Security schemes are named without a reference, and compared wherever they are.
    if (!component || component.kind === 'securitySchemes') return true;
    return this.#used[side].has(component.pointer);
  }
}

/** Whether only one bundle has an operation, or a path. */
function isOperation(base: string | undefined, revision: string | undefined): boolean {
  if (base !== undefined && revision !== undefined) return false;
  const [, , member, ...rest] = pointerSegments(base ?? revision ?? '');
  const isInPaths = /^\/(?:paths|webhooks)\//.test(base ?? revision ?? '');
  const isWhole = member === undefined || METHODS.some((method) => method === member);
  return isInPaths && isWhole && rest.length === 0;
}

/** Whether a change is about a difference: at its place, around it or inside it; of `required` at a property of the object. */
function tells(change: Change, { base, revision, member, schema }: Difference): boolean {
  if (isRelated(change.base, base) || isRelated(change.revision, revision)) return true;
  if (member !== 'required' || !schema || !isOfRequired(change)) return false;
  return isPropertyOf(change.base, schema.base) || isPropertyOf(change.revision, schema.revision);
}

/**
 * Whether a difference is the other half of what a change tells: another keyword of the same schema, another form of the same
 * union, another status of the same responses, or the list that names the property which must be there now.
 */
function isOneWith(change: Change, { base, revision, member, schema, names }: Difference): boolean {
  if (change.effect === 'text') return false;
  const places = [change.base, change.revision].filter((place) => place !== undefined);
  if (member === 'required' && names && isOfRequired(change))
    return places.some((place) => names.includes(pointerSegments(place).at(-1) ?? ''));
  const owners = schema
    ? [schema.base, schema.revision]
    : [base, revision].map((place) => place && parentOf(place));
  const whole = new Set(owners.map((owner) => owner && withoutForm(owner)));
  return places.some((place) => {
    const changed = withoutForm(place);
    return whole.has(changed) || whole.has(withoutForm(parentOf(changed)));
  });
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function withoutForm(pointer: string): string {
  return pointer.replace(/\/(?:anyOf|oneOf)\/\d+$/, '');
}

function isOfRequired({ rule }: Change): boolean {
  return /-required-(?:added|removed)$/.test(rule);
}

function isPropertyOf(pointer: string | undefined, schema: string): boolean {
  return pointer?.slice(0, pointer.lastIndexOf('/')) === `${schema}/properties`;
}

function isRelated(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** The components that operations and webhooks lead to. */
function usedIn(bundle: JsonObject): Set<string> {
  const { paths, webhooks } = bundle;
  const pointers = reachableFrom(
    bundle,
    [paths, webhooks].filter((part) => isJsonObject(part)),
  );
  return new Set([...pointers].map((pointer) => componentAt(pointer)?.pointer ?? pointer));
}
