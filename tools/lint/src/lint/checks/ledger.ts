import { isJsonObject, type JsonObject, nearest } from '@telephony/contract';
import {
  LEDGER_CONSEQUENCES,
  LEDGER_GRADES,
  LEDGER_KINDS,
  LEDGER_REQUIRED,
  LEDGER_SUBJECTS,
} from '@telephony/generate/ledger';
import type { ContractFile, Finding, Path } from '../files/contract-files.ts';
import { type Check, didYouMean } from './check.ts';

const RULE = 'ledger-form';
const MEMBERS = [...LEDGER_REQUIRED, ...'observed grade about consequence advice noPlace'.split(' ')];
// An observation may also be of a gap or a contradiction.
const KINDS_BY_LETTER = new Map([
  ['N', ['gap']],
  ['C', ['contradiction']],
  ['O', [...LEDGER_KINDS]],
]);

export const ledgerForm: Check = (files) => {
  const ledger = files.get('ledger.yaml');
  const content = ledger?.value;
  if (!ledger) {
    const message =
      'There is no ledger.yaml beside this, and the rules contract/* wait for it. Write it: entries: [].';
    return files.all
      .filter(({ name }) => name === 'openapi.yaml')
      .map((root) => root.findingAt(0, RULE, message));
  }
  if (!isJsonObject(content)) return [];
  const { entries } = content;
  if (!Array.isArray(entries)) return [ledger.finding([], RULE, 'There is no list "entries". Write it.')];
  const ids = new Set<string>();
  return entries.flatMap((entry, index) => {
    if (isJsonObject(entry)) return checkEntry({ file: ledger, at: ['entries', index], entry }, ids);
    const message = `An entry has ${LEDGER_REQUIRED.join(', ')}. Write them.`;
    return [ledger.finding(['entries', index], RULE, message)];
  });
};

interface EntrySite {
  file: ContractFile;
  at: Path;
  entry: JsonObject;
}

function checkEntry(site: EntrySite, ids: Set<string>): Finding[] {
  const { file, at, entry } = site;
  const id = String(entry['id']);
  const isTaken = ids.has(id);
  ids.add(id);
  const duplicate = `The id ${id} is used twice. Take a number that is free; none is used again.`;
  return [
    ...checkMembers(site),
    ...checkKind(site),
    ...(isTaken ? [file.finding([...at, 'id'], RULE, duplicate)] : []),
    ...checkAdvice(site),
    ...checkList(site, 'grade', LEDGER_GRADES),
    ...checkList(site, 'about', LEDGER_SUBJECTS),
  ];
}

function checkMembers({ file, at, entry }: EntrySite): Finding[] {
  const id = String(entry['id']);
  const misspelt = new Set<string>();
  const unknown = Object.keys(entry).flatMap((name): Finding[] => {
    if (MEMBERS.includes(name)) return [];
    const meant = nearest(name, MEMBERS);
    if (meant !== undefined) misspelt.add(meant);
    const remedy = meant === undefined ? `Take one of ${MEMBERS.join(', ')}.` : `Did you mean ${meant}?`;
    const message = `${id} has ${name}, which an entry does not have. ${remedy}`;
    return [file.findingAtKey([...at, name], RULE, message)];
  });
  const missing = LEDGER_REQUIRED.filter((name) => typeof entry[name] !== 'string' && !misspelt.has(name));
  const unseen = (id.startsWith('O-') ? ['observed', 'grade'] : []).filter(
    (name) => !(name in entry) && !misspelt.has(name),
  );
  return [
    ...unknown,
    ...(missing.length > 0
      ? [file.finding(at, RULE, `The entry ${id} has no text "${missing.join('", "')}". Write it.`)]
      : []),
    ...unseen.map((name) =>
      file.finding(at, RULE, `${id} is about something that was seen and has no ${name}. Write it.`),
    ),
  ];
}

function checkKind({ file, at, entry }: EntrySite): Finding[] {
  const { kind } = entry;
  if (typeof kind !== 'string') return [];
  if (!LEDGER_KINDS.some((known) => known === kind)) {
    const remedy = didYouMean(kind, LEDGER_KINDS, `Take ${LEDGER_KINDS.join(', ')}.`);
    return [file.finding([...at, 'kind'], RULE, `There is no kind ${kind}. ${remedy}`)];
  }
  const id = String(entry['id']);
  if (/^[NCO]-\d\d+$/.test(id) && KINDS_BY_LETTER.get(id.charAt(0))?.includes(kind)) return [];
  const letter = kind === 'gap' ? 'N-' : kind === 'contradiction' ? 'C-' : 'O-';
  const message = `The id ${id} is not that of a ${kind}. Take the next number of ${letter}, such as ${letter}01.`;
  return [file.finding([...at, 'id'], RULE, message)];
}

// A consequence and advice come together; a detail has neither.
function checkAdvice({ file, at, entry }: EntrySite): Finding[] {
  const { consequence, advice } = entry;
  const [id, written] = [String(entry['id']), String(entry['consequence'])];
  const known = LEDGER_CONSEQUENCES.join(', ');
  if (consequence === undefined) {
    if (advice === undefined) return [];
    const message = `${id} has advice, and does not say what comes of not heeding it. Write consequence: ${known}.`;
    return [file.finding(at, RULE, message)];
  }
  const isKnown = LEDGER_CONSEQUENCES.some((name) => name === consequence);
  const unknown = `consequence of ${id}: there is no ${written}. Take ${known}.`;
  const unadvised = `${id} ${written}, and has no advice. Write what to do.`;
  return [
    ...(isKnown ? [] : [file.finding([...at, 'consequence'], RULE, unknown)]),
    ...(typeof advice === 'string' ? [] : [file.finding(at, RULE, unadvised)]),
  ];
}

function checkList({ file, at, entry }: EntrySite, name: string, known: readonly string[]): Finding[] {
  const id = String(entry['id']);
  const list = entry[name] ?? [];
  const values: unknown[] = [list].flat();
  const unknown = values.filter((value) => !known.some((other) => other === value));
  return [
    ...(Array.isArray(list) ? [] : [`${name} of ${id} is not a list. Write ${name}: [ ${known[0]} ].`]),
    ...unknown.map((value) => `${name} of ${id}: there is no ${String(value)}. Take ${known.join(', ')}.`),
  ].map((message) => file.finding([...at, name], RULE, message));
}
