import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseScenario, type ScenarioFile } from '../../../src/scenario/scenario.ts';

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url));

/** The golden sequences by their names, such as `conference`. */
export function readScenarios(): (ScenarioFile & { title: string })[] {
  return readdirSync(folder).map((file) => {
    const read = parseScenario(readFileSync(folder + file, 'utf8'), folder + file);
    return { ...read, name: file.replace('.yaml', ''), title: read.scenario.title };
  });
}

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

/** `Tom` for 410002, `Ben` for `contact:9002`; other ids stay as they are. */
export function nameOf(id: unknown): unknown {
  if (typeof id !== 'string' && typeof id !== 'number') return id ?? null;
  return names.get(String(id).replace('contact:', '')) ?? id;
}

export function idOf(name: unknown): unknown {
  return { ...users, ...contactsAndPlaces }[String(name)] ?? name;
}
