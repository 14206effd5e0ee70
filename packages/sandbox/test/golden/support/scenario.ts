import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SandboxOptions } from '../../../src/start/start-sandbox.ts';

export const users: Record<string, number> = {
  Nadia: 410_001,
  Tom: 410_002,
  Mei: 410_003,
  Jonas: 410_004,
  Priya: 410_005,
};

const contactsAndPlaces: Record<string, number> = {
  Alice: 9001,
  Ben: 9002,
  Chen: 9003,
  Dora: 9004,
  Sales: 30_601,
  Workshop: 30_602,
  Everyone: 701,
  'Main menu': 801,
  'Morning stand-up': 901,
};

const names = new Map(
  Object.entries({ ...users, ...contactsAndPlaces }).map(([name, id]) => [String(id), name]),
);

/** Queues and ring groups, whose legs share the talk of the phone that answers. */
export const groups: ReadonlySet<unknown> = new Set(['Sales', 'Workshop', 'Everyone']);

/** `Tom` for 410002, `Ben` for `contact:9002`; other IDs stay as they are. */
export function nameOf(id: unknown): unknown {
  if (typeof id !== 'string' && typeof id !== 'number') return id ?? null;
  return names.get(String(id).replace('contact:', '')) ?? id;
}

export function idOf(name: unknown): unknown {
  return { ...users, ...contactsAndPlaces }[String(name)] ?? name;
}

/** The fields that all events of a leg share; `parent` is the name of another leg. */
export interface Leg {
  parent?: string;
  destination: 'in' | 'out';
  context: string;
  src: string;
  src_id: string | 0;
  dst: string;
  dst_id: string | 0;
}

/** A request to the API or the control plane. `{R}` in its path is the ID of the leg R. */
export interface Step {
  /** Seconds since the beginning. */
  at: number;
  api?: string;
  control?: string;
  body?: object;
  /** Default: Mei. */
  as?: 'Mei' | 'Nadia';
  /** Status and some fields of the record in the response. Default: any status below 400. */
  expect?: { status?: number; data?: Record<string, unknown> };
}

/** `at`, the name of the leg with the event, and the fields that differ from the leg's. */
export type ExpectedEvent = { at: number } & Record<string, unknown>;

interface Meaning {
  talked: Record<string, number>;
  cost: number;
  /** Users with a live leg, by second. */
  busy: Record<string, string[]>;
}

export interface Scenario {
  name: string;
  title: string;
  because: string[];
  given?: {
    options?: SandboxOptions;
    /** Fields of records, such as `queues/30601: { max_callers: 1 }`. */
    change?: Record<string, Record<string, unknown>>;
    phones?: Record<string, number>;
  };
  steps: Step[];
  /** Default: 30 s after the last step or event. */
  until?: number;
  legs: Record<string, Leg>;
  events: ExpectedEvent[];
  /** By leg, without the leg's own fields. */
  cdrs: Record<string, Record<string, unknown>>;
  recordings: Record<string, unknown>[];
  messages?: Record<string, unknown>[];
  meaning: Meaning;
}

const folder = new URL('../scenarios/', import.meta.url);

export function readScenarios(): Scenario[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().map((file) => {
    const scenario = parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Scenario, 'name'>;
    return { ...scenario, name: file.replace('.yaml', '') };
  });
}
