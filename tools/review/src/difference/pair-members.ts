import { childPointer, isJsonObject } from '@telephony/contract';
import type { ElementKind } from './part.ts';

interface Side {
  value: unknown;
  pointer: string;
}

/** The elements of two maps by name; paths by what callers see of them. Undefined where one side is not a map. */
export function pairMembers(
  was: Side,
  is: Side,
  kind: ElementKind,
): [Side | undefined, Side | undefined][] | undefined {
  const [before, after] = [membersOf(was, kind), membersOf(is, kind)];
  if (!before || !after) return undefined;
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [before.get(key), after.get(key)]);
}

/** The items of two lists: parameters by what they are, others by their places. Undefined where one side is not a list. */
export function pairItems(
  was: Side,
  is: Side,
  kind: ElementKind,
): [Side | undefined, Side | undefined][] | undefined {
  const [before, after] = [itemsOf(was, kind), itemsOf(is, kind)];
  if (!before || !after) return undefined;
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [before.get(key), after.get(key)]);
}

function membersOf({ value, pointer }: Side, kind: ElementKind): Map<string, Side> | undefined {
  if (value === undefined) return new Map();
  if (!isJsonObject(value)) return undefined;
  return new Map(
    Object.entries(value).map(([name, member]) => [
      kind === 'item' ? name.replaceAll(/\{[^}]*\}/g, '{}') : name,
      { value: member, pointer: childPointer(pointer, name) },
    ]),
  );
}

function itemsOf({ value, pointer }: Side, kind: ElementKind): Map<string, Side> | undefined {
  if (value === undefined) return new Map();
  if (!Array.isArray(value)) return undefined;
  return new Map(
    value.map((item: unknown, index) => [
      kind === 'parameter' ? identityOf(item) : String(index),
      { value: item, pointer: childPointer(pointer, index) },
    ]),
  );
}

function identityOf(parameter: unknown): string {
  if (!isJsonObject(parameter)) return '';
  const { $ref, in: where, name } = parameter;
  if (typeof $ref === 'string') return $ref;
  return `${String(where)} ${String(name)}`;
}
