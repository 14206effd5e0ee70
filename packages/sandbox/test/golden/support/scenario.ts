import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SandboxOptions } from '../../../src/start/start-sandbox.ts';

/** Names of the story's users. */
export const users: Record<string, number> = {
  Nadia: 410_001,
  Tom: 410_002,
  Mei: 410_003,
  Jonas: 410_004,
  Priya: 410_005,
};

/** Contacts and places of the story. */
const others: Record<string, number> = {
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

const names = new Map(Object.entries({ ...users, ...others }).map(([name, id]) => [String(id), name]));

/** Queues and ring groups: the talk of such a leg is that of the phone which answered. */
export const groups: ReadonlySet<unknown> = new Set(['Sales', 'Workshop', 'Everyone']);

/** `Tom` for 410002, `Ben` for `contact:9002`; what has no name stays as it is. */
export function nameOf(id: unknown): unknown {
  if (typeof id !== 'string' && typeof id !== 'number') return id ?? null;
  return names.get(String(id).replace('contact:', '')) ?? id;
}

/** The id of a name of the story; what has none stays as it is. */
export function idOf(name: unknown): unknown {
  return { ...users, ...others }[String(name)] ?? name;
}

/** What a leg keeps through its events; `parent` is the name of another leg. */
export interface Leg {
  parent?: string;
  destination: 'in' | 'out';
  context: string;
  src: string;
  /** Name of a user, or 0 for somebody outside. */
  src_id: string | 0;
  dst: string;
  dst_id: string | 0;
}

/** A request to the API or to the control plane. `{R}` in its path is the id of the leg R. */
export interface Step {
  /** Seconds since the beginning of the scenario. */
  at: number;
  /** Such as `POST /calls`. */
  api?: string;
  /** Such as `POST /simulate/inbound-call`. */
  control?: string;
  body?: object;
  /** Whose token. Default: Mei's. */
  as?: 'Mei' | 'Nadia';
  /** Status and some fields of the record in the response. Default: any status below 400. */
  expect?: { status?: number; data?: Record<string, unknown> };
}

/** An expected event: `at`, the name of the leg with the event, and the fields that differ from those of the leg. */
export type ExpectedEvent = { at: number } & Record<string, unknown>;

/** What the scenario means to people, whatever its records are called. */
interface Meaning {
  /** Seconds that each user has talked. */
  talked: Record<string, number>;
  /** Sum of all charges. */
  cost: number;
  /** Users with a live leg, by the second since the beginning. */
  busy: Record<string, string[]>;
}

/** One golden sequence, written by hand. */
export interface Scenario {
  /** File name without its ending. */
  name: string;
  title: string;
  /** Rules of the documents, of the ledger and of the call model that decide it. */
  because: string[];
  given?: {
    options?: SandboxOptions;
    /** Fields of records, such as `queues/30601: { max_callers: 1 }`. */
    change?: Record<string, Record<string, unknown>>;
    /** Number of phones online, by user. */
    phones?: Record<string, number>;
  };
  steps: Step[];
  /** When everything is over, in seconds. Default: 30 s after the last step or event. */
  until?: number;
  legs: Record<string, Leg>;
  events: ExpectedEvent[];
  /** CDR of each leg, by its name: the fields that are not those of the leg. */
  cdrs: Record<string, Record<string, unknown>>;
  recordings: Record<string, unknown>[];
  messages?: Record<string, unknown>[];
  meaning: Meaning;
}

const folder = new URL('../scenarios/', import.meta.url);

/** All scenarios, in the order of their names. */
export function readScenarios(): Scenario[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().map((file) => {
    const scenario = parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Scenario, 'name'>;
    return { ...scenario, name: file.replace('.yaml', '') };
  });
}
