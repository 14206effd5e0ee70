import {
  isJsonObject,
  type JsonObject,
  pointerOf,
  pointerSegments,
  resolvePointer,
} from '@telephony/contract';
import type { Breaks } from '../../src/compare/comparison.ts';
import type { Verdict } from '../../src/compare/comparison.ts';

export interface Case {
  name: string;
  edit: (contract: Edit) => void;
  given?: (contract: Edit) => void;
  breaks: Breaks;
  verdict: Verdict;
  says?: RegExp;
}

/** What is done to the contract, or what stands at each pointer then: undefined takes it away. */
export type Change = Case['edit'] | readonly Change[] | { readonly [pointer: string]: unknown };

const editOf =
  (change: Change): Case['edit'] =>
  (contract) => {
    if (typeof change === 'function') return change(contract);
    if (Array.isArray(change)) return (change as Change[]).forEach((one) => editOf(one)(contract));
    for (const [pointer, value] of Object.entries(change))
      if (value === undefined) contract.remove(pointer);
      else contract.set(pointer, structuredClone(value));
  };

export type Making = (name: string, edit: Change, ...more: (RegExp | Change | undefined)[]) => Case;

const making =
  (breaks: Breaks, verdict: Verdict): Making =>
  (name, edit, ...more) => {
    const says = more.find((one) => one instanceof RegExp);
    const given = more.find((one) => one !== undefined && !(one instanceof RegExp)) as Change | undefined;
    const always = { name, edit: editOf(edit), breaks, verdict };
    return { ...always, ...(says && { says }), ...(given && { given: editOf(given) }) };
  };

export const wire: Making = making('wire', 'major');
export const types: Making = making('types', 'major');
export const minor: Making = making('none', 'minor');
export const patch: Making = making('none', 'patch');
export const same: Making = making('none', 'none');

export const rewriting =
  (make: Making, pointer: string) =>
  (name: string, before: unknown, after: unknown, says?: RegExp): Case =>
    make(name, { [pointer]: after }, { [pointer]: before }, says);

/** A bundle that a case changes. Every step throws when it finds nothing to change: it would plant nothing. */
export class Edit {
  readonly bundle: JsonObject;

  constructor(bundle: JsonObject) {
    this.bundle = structuredClone(bundle);
  }

  get(pointer: string): unknown {
    const value = resolvePointer(this.bundle, pointer);
    if (value === undefined) throw new Error(`The excerpt has no ${pointer}.`);
    return value;
  }

  object(pointer: string): JsonObject {
    const value = this.get(pointer);
    if (!isJsonObject(value)) throw new Error(`${pointer} is no object.`);
    return value;
  }

  list(pointer: string): unknown[] {
    const value = this.get(pointer);
    if (!Array.isArray(value)) throw new Error(`${pointer} is no list.`);
    return value;
  }

  set(pointer: string, value: unknown): void {
    const { parent, name } = split(pointer);
    this.object(parent)[name] = value;
  }

  merge(pointer: string, members: JsonObject): void {
    Object.assign(this.object(pointer), members);
  }

  remove(pointer: string): void {
    this.get(pointer);
    const { parent, name } = split(pointer);
    delete this.object(parent)[name];
  }

  rename(pointer: string, to: string): void {
    this.get(pointer);
    const { parent, name } = split(pointer);
    const object = this.object(parent);
    const entries = Object.entries(object);
    for (const [key] of entries) delete object[key];
    for (const [key, value] of entries) object[key === name ? to : key] = value;
  }

  replace(text: string, replacement: string): void {
    const source = JSON.stringify(this.bundle);
    if (!source.includes(text)) throw new Error(`The excerpt has no ${text}.`);
    for (const key of Object.keys(this.bundle)) delete this.bundle[key];
    Object.assign(this.bundle, JSON.parse(source.replaceAll(text, () => replacement)));
  }
}

function split(pointer: string): { parent: string; name: string } {
  const names = pointerSegments(pointer);
  return { parent: pointerOf(names.slice(0, -1)), name: names.at(-1) ?? '' };
}
