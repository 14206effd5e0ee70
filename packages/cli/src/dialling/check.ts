import type { CoreOptions, Telephony } from '@telephony/client';
import { count, isForbidden } from '@telephony/client';
import { dialledNumbers, type Operation } from '@telephony/contract/reading';
import { contractDocument } from '../contract/contract.ts';
import { usage } from '../exit.ts';
import { dialledSince, type JournalEntry, writeJournal } from './journal.ts';
import { type DialPolicy, digitsOf, isQuiet, policyFile, readDialPolicy } from './policy.ts';

type By = JournalEntry['by'];

export interface Verdict {
  number: string;
  isAllowed: boolean;
  isOutside: boolean;
  rule: string;
}

const MAX_EXTENSION_DIGITS = 5;
// ITU-T E.161.1 reserves 112 and 911 everywhere; 999 is as widely known. No extension takes their place.
const EMERGENCY_EVERYWHERE = new Set(['112', '911', '999']);
const HOUR_MS = 3_600_000;

export async function dialVerdicts(
  pbx: Telephony | undefined,
  operation: Operation,
  { body }: Pick<CoreOptions, 'body'>,
  by: By,
): Promise<Verdict[]> {
  const schema = operation.body?.schema;
  const numbers = [...new Set(dialledNumbers(contractDocument(), schema, body))];
  if (numbers.length === 0) return [];
  const policy = await readDialPolicy();
  const verdicts: Verdict[] = [];
  for (const number of numbers) verdicts.push(await verdictOf(number, policy, by, pbx));
  const isNow = operation.effect === 'dials' || operation.effect === 'sends';
  const limit = isNow ? limitFor(policy, outsideNumbers(verdicts).length) : undefined;
  return verdicts.map((verdict) =>
    limit !== undefined && verdict.isOutside && verdict.isAllowed
      ? { ...verdict, isAllowed: false, rule: limit }
      : verdict,
  );
}

function limitFor({ quiet, perDay, perHour }: DialPolicy, outside: number): string | undefined {
  const now = new Date();
  if (outside === 0) return undefined;
  if (quiet && isQuiet(quiet, now))
    return `quiet hours until ${quiet.to} (${quiet.zone}), by ${policyFile()}.`;
  const isOver = (cap: number | undefined, hours: number): boolean =>
    cap !== undefined && dialledSince(new Date(Number(now) - hours * HOUR_MS)) + outside > cap;
  if (isOver(perHour, 1)) return `more than ${perHour} numbers in an hour: "perHour" of ${policyFile()}.`;
  if (isOver(perDay, 24)) return `more than ${perDay} numbers in a day: "perDay" of ${policyFile()}.`;
  return undefined;
}

export async function requireDialable(pbx: Telephony, operation: Operation, request: CoreOptions, by: By) {
  const verdicts = await dialVerdicts(pbx, operation, request, by);
  const numbers = outsideNumbers(verdicts);
  const refused = verdicts.find(({ isAllowed }) => !isAllowed);
  if (!refused) return numbers;
  const why = `${refused.number}: ${refused.rule}`;
  writeJournal({ by, what: 'refused', operation: operation.operationId, numbers, why });
  throw usage(`Nothing was done. ${why}`);
}

const outsideNumbers = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ isOutside, number }) => (isOutside ? [number] : []));

async function verdictOf(number: string, policy: DialPolicy, by: By, pbx?: Telephony): Promise<Verdict> {
  const file = policyFile();
  const allowed = (rule: string, isOutside = true) => ({ number, isAllowed: true, isOutside, rule });
  const refused = (rule: string) => ({ number, isAllowed: false, isOutside: true, rule });
  const [, user] = /^sips?:([^@;?]*)/i.exec(number) ?? [];
  const digits = digitsOf(user ?? number);
  const isAddress = user !== undefined;
  // A SIP address must not hide digits.
  if (isAddress ? digits.includes('%') : !/^(?:\d{1,5}|[1-9]\d{5,14})$/.test(digits))
    return refused('no extension, and no number with its country code, such as 447700900456.');
  const { isEmergency, isWhole, premium } = (await import('./numbers.ts')).factsOf(digits);
  const isReserved = EMERGENCY_EVERYWHERE.has(digits);
  const isShort = !isAddress && !isReserved && digits.length <= MAX_EXTENSION_DIGITS;
  const isDanger = isReserved || (/^\d/.test(digits) && isEmergency);
  // Whoever types a short number knows the extensions; reading them can be forbidden.
  const isKnown = by === 'terminal' && !isDanger && !policy.block.includes(digits);
  const isOwn = isShort && (isKnown || (await isOwnNumber(pbx, digits)));
  if (isOwn) return allowed('an extension of your own', false);
  if (isDanger) {
    if (policy.emergency.includes(digits)) return allowed(`"emergency" of ${file}`);
    const unless = isShort && !pbx ? ', unless it is an extension of your own' : '';
    return refused(`an emergency number${unless}. Name it in "emergency" of ${file} to allow it.`);
  }
  const startsWith = (list: readonly string[]) => list.find((prefix) => digits.startsWith(prefix));
  const blocked = startsWith(policy.block);
  if (blocked !== undefined) return refused(`"${blocked}" in "block" of ${file}.`);
  if (premium !== undefined && startsWith(policy.premium) === undefined)
    return refused(`${premium}. Name it in "premium" of ${file} to allow it.`);
  // A short number is no part of the country that a prefix stands for, and an address may lead to any host.
  const prefix = (policy.allow ?? []).find((one) =>
    isShort || !isWhole ? one === digits : !isAddress && digits.startsWith(one),
  );
  if (prefix !== undefined) return allowed(`"${prefix}" in "allow" of ${file}`);
  if (policy.allow) return refused(`no prefix in "allow" of ${file} fits.`);
  if (by === 'terminal') return allowed('nothing forbids it');
  return refused(
    `an assistant may dial nobody outside until "allow" of ${file} names prefixes, such as {"allow": ["4420"]}.`,
  );
}

const OWN_NUMBERS = { '/users': 'ext', '/queues': 'number', '/ringgroups': 'number', '/ivrs': 'number' };

// 101 and 102 are emergency numbers somewhere, and extensions in many companies.
async function isOwnNumber(pbx: Telephony | undefined, digits: string): Promise<boolean> {
  if (!pbx) return false;
  for (const [path, property] of Object.entries(OWN_NUMBERS)) {
    const filter = [{ property, operator: 'eq', value: digits }];
    try {
      if ((await count(pbx, path as '/users', { filter } as never)) > 0) return true;
    } catch (error) {
      if (!isForbidden(error)) throw error;
    }
  }
  return false;
}
