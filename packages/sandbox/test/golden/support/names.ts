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
