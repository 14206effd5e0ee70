import { readFileSync } from 'node:fs';
import { UserError } from '@telephony/command-line';
import { isJsonObject } from '@telephony/contract';
import { parse } from 'yaml';

/** A deviation that is known and accepted, by the entry of the ledger that is about it. */
export interface AcceptedDeviation {
  ledger: string;
  reason: string;
  /** What it is about: a violation that has all of these is accepted. */
  where: { operation?: string; rule?: string; status?: number; pointer?: string; message?: string };
}

const PLACES = {
  operation: 'string',
  rule: 'string',
  status: 'number',
  pointer: 'string',
  message: 'string',
} as const;

/**
 * Reads a baseline: `accepted`, a list of deviations.
 *
 * @param ledger Ids of the ledger.
 * @throws UserError for a file that cannot be read, and for an entry without a known ledger id, a reason or a place.
 */
export function readBaseline(file: string, ledger: ReadonlySet<string>): AcceptedDeviation[] {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(
      `--baseline ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
  const entries = isJsonObject(content) ? content['accepted'] : undefined;
  if (!Array.isArray(entries)) throw new UserError(`--baseline ${file}: write a list under "accepted:".`);
  return entries.map((entry: unknown, index) =>
    readEntry(entry, `--baseline ${file}, entry ${index + 1}`, ledger),
  );
}

function readEntry(entry: unknown, at: string, ids: ReadonlySet<string>): AcceptedDeviation {
  if (!isJsonObject(entry)) throw new UserError(`${at}: must have ledger, reason and what it is about.`);
  const { ledger, reason, ...where } = entry;
  if (typeof ledger !== 'string' || !ids.has(ledger)) {
    throw new UserError(
      `${at}: ledger "${String(ledger)}" is not an id of openapi/ledger.yaml. Add the entry there first (--propose drafts it).`,
    );
  }
  if (typeof reason !== 'string' || reason.trim() === '')
    throw new UserError(`${at}: reason is missing. Say why it is accepted.`);
  const wrong = Object.entries(where).find(
    ([name, value]) => !isPlace(name) || typeof value !== PLACES[name],
  );
  if (wrong)
    throw new UserError(
      `${at}: ${wrong[0]} is not known, or has the wrong type. Known: ${Object.keys(PLACES).join(', ')}.`,
    );
  if (Object.keys(where).length === 0)
    throw new UserError(
      `${at}: it would accept everything. Add operation, rule, status, pointer or message.`,
    );
  return { ledger, reason, where: where };
}

function isPlace(name: string): name is keyof typeof PLACES {
  return name in PLACES;
}
