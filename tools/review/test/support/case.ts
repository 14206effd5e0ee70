import {
  isJsonObject,
  type JsonObject,
  pointerOf,
  pointerSegments,
  resolvePointer,
} from '@telephony/contract';
import type { Breaks } from '../../src/compare/comparison.ts';
import type { Verdict } from '../../src/compare/comparison.ts';

/** An edit of the contract with the verdict that a person gives. */
export interface Case {
  name: string;
  edit: (contract: Edit) => void;
  /** What the base is made to say first, for an edit of something that the contract has not. */
  given?: (contract: Edit) => void;
  breaks: Breaks;
  verdict: Verdict;
  /** What the report must say. */
  says?: RegExp;
}

/** Breaks programs of any kind. */
export function wire(name: string, edit: Case['edit'], says?: RegExp, given?: Case['given']): Case {
  return { name, edit, breaks: 'wire', verdict: 'major', ...(says && { says }), ...(given && { given }) };
}

/** Breaks only what is compiled against the types. */
export function types(name: string, edit: Case['edit'], says?: RegExp, given?: Case['given']): Case {
  return { name, edit, breaks: 'types', verdict: 'major', ...(says && { says }), ...(given && { given }) };
}

/** Breaks nobody. */
export function harmless(
  name: string,
  verdict: Verdict,
  edit: Case['edit'],
  says?: RegExp,
  given?: Case['given'],
): Case {
  return { name, edit, breaks: 'none', verdict, ...(says && { says }), ...(given && { given }) };
}

/** A bundle that a case changes. Every step throws when it finds nothing to change: it would plant nothing. */
export class Edit {
  readonly bundle: JsonObject;

  constructor(bundle: JsonObject) {
    this.bundle = structuredClone(bundle);
  }

  /** The value at a pointer. */
  get(pointer: string): unknown {
    const value = resolvePointer(this.bundle, pointer);
    if (value === undefined) throw new Error(`The excerpt has no ${pointer}.`);
    return value;
  }

  /** The object at a pointer. */
  object(pointer: string): JsonObject {
    const value = this.get(pointer);
    if (!isJsonObject(value)) throw new Error(`${pointer} is no object.`);
    return value;
  }

  /** The list at a pointer. */
  list(pointer: string): unknown[] {
    const value = this.get(pointer);
    if (!Array.isArray(value)) throw new Error(`${pointer} is no list.`);
    return value;
  }

  /** Gives a member another value, or its first. */
  set(pointer: string, value: unknown): void {
    const { parent, name } = split(pointer);
    this.object(parent)[name] = value;
  }

  /** Merges members into an object. */
  merge(pointer: string, members: JsonObject): void {
    Object.assign(this.object(pointer), members);
  }

  remove(pointer: string): void {
    this.get(pointer);
    const { parent, name } = split(pointer);
    delete this.object(parent)[name];
  }

  /** Calls a member otherwise, in its place. */
  rename(pointer: string, to: string): void {
    this.get(pointer);
    const { parent, name } = split(pointer);
    const object = this.object(parent);
    const entries = Object.entries(object);
    for (const [key] of entries) delete object[key];
    for (const [key, value] of entries) object[key === name ? to : key] = value;
  }

  /** Replaces a text everywhere in the bundle. */
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
