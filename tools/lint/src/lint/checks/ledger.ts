import { isJsonObject, type JsonObject } from '@telephony/contract';
import {
  LEDGER_CONSEQUENCES,
  LEDGER_GRADES,
  LEDGER_KINDS,
  LEDGER_REQUIRED,
  LEDGER_SUBJECTS,
} from '../../ledger.ts';
import type { ContractFile, Finding, Path } from '../files/contract-files.ts';
import { type Check, didYouMean } from './check.ts';

const RULE = 'ledger-form';
const MEMBERS = [
  ...LEDGER_REQUIRED,
  'observed',
  'grade',
  'about',
  'consequence',
  'advice',
  'places',
  'noPlace',
];
const KIND_OF = new Map([
  ['N', ['gap']],
  ['C', ['contradiction']],
  ['O', [...LEDGER_KINDS]],
]);

export const ledgerForm: Check = (files) => {
  const ledger = files.get('ledger.yaml');
  const content = ledger?.value;
  if (!ledger || !isJsonObject(content)) return [];
  const { entries } = content;
  if (!Array.isArray(entries)) return [ledger.finding([], RULE, 'There is no list "entries". Write it.')];
  const seen = new Set<string>();
  return entries.flatMap((entry, index) =>
    isJsonObject(entry)
      ? checkEntry(ledger, ['entries', index], entry, seen)
      : [ledger.finding(['entries', index], RULE, `An entry has ${LEDGER_REQUIRED.join(', ')}. Write them.`)],
  );
};

function checkEntry(file: ContractFile, at: Path, entry: JsonObject, seen: Set<string>): Finding[] {
  const id = String(entry['id']);
  const kind = String(entry['kind']);
  const found: Finding[] = [];
  const unknown = Object.keys(entry).filter((name) => !MEMBERS.includes(name));
  for (const name of unknown) {
    const remedy = didYouMean(name, MEMBERS, `Take one of ${MEMBERS.join(', ')}.`);
    found.push(
      file.findingAtKey([...at, name], RULE, `${id} has ${name}, which an entry does not have. ${remedy}`),
    );
  }
  const missing = LEDGER_REQUIRED.filter((name) => typeof entry[name] !== 'string');
  if (missing.length > 0 && unknown.length === 0) {
    found.push(file.finding(at, RULE, `The entry ${id} has no text "${missing.join('", "')}". Write it.`));
  }
  if (!missing.includes('kind')) found.push(...checkKind(file, at, id, kind));
  if (seen.has(id)) {
    found.push(
      file.finding(
        [...at, 'id'],
        RULE,
        `The id ${id} is used twice. Take a number that is free; none is used again.`,
      ),
    );
  }
  seen.add(id);
  found.push(...checkAdvice(file, at, entry));
  for (const name of id.startsWith('O-') ? ['observed', 'grade'] : []) {
    if (unknown.length > 0 || name in entry) continue;
    found.push(
      file.finding(at, RULE, `${id} is about something that was seen and has no ${name}. Write it.`),
    );
  }
  const lists = [
    ['grade', LEDGER_GRADES],
    ['about', LEDGER_SUBJECTS],
  ] as const;
  for (const [name, known] of lists) {
    const list = entry[name] ?? [];
    if (!Array.isArray(list)) {
      found.push(
        file.finding([...at, name], RULE, `${name} of ${id} is not a list. Write ${name}: [ ${known[0]} ].`),
      );
    }
    const values: unknown[] = [list].flat();
    for (const value of values.filter((one) => !known.some((other) => other === one))) {
      const message = `${name} of ${id}: there is no ${String(value)}. Take ${known.join(', ')}.`;
      found.push(file.finding([...at, name], RULE, message));
    }
  }
  return found;
}

function checkAdvice(file: ContractFile, at: Path, entry: JsonObject): Finding[] {
  const { consequence, advice } = entry;
  const id = String(entry['id']);
  const given = String(entry['consequence']);
  if (consequence === undefined && advice === undefined) return [];
  const known = LEDGER_CONSEQUENCES.join(', ');
  if (!LEDGER_CONSEQUENCES.some((one) => one === consequence)) {
    const message =
      consequence === undefined
        ? `${id} has advice, and does not say what comes of not heeding it. Write consequence: ${known}.`
        : `consequence of ${id}: there is no ${given}. Take ${known}.`;
    return [file.finding(consequence === undefined ? at : [...at, 'consequence'], RULE, message)];
  }
  if (typeof advice === 'string') return [];
  return [file.finding(at, RULE, `${id} ${given}, and has no advice. Write what to do.`)];
}

function checkKind(file: ContractFile, at: Path, id: string, kind: string): Finding[] {
  if (!LEDGER_KINDS.some((known) => known === kind)) {
    const remedy = didYouMean(kind, LEDGER_KINDS, `Take ${LEDGER_KINDS.join(', ')}.`);
    return [file.finding([...at, 'kind'], RULE, `There is no kind ${kind}. ${remedy}`)];
  }
  if (/^[NCO]-\d\d+$/.test(id) && KIND_OF.get(id.charAt(0))?.includes(kind)) return [];
  const letter = kind === 'gap' ? 'N-' : kind === 'contradiction' ? 'C-' : 'O-';
  const message = `The id ${id} is not that of a ${kind}. Take the next number of ${letter}, such as ${letter}01.`;
  return [file.finding([...at, 'id'], RULE, message)];
}
