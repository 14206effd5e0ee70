/** The policy of what may be dialled: `dialling.json`, beside the profiles. */
import { join } from 'node:path';
import { didYouMean, usage } from '../exit.ts';
import { isRecord } from '../output/values.ts';
import { readIfThere, settingsFolder } from '../own-files.ts';

export interface DialPolicy {
  /** Numbers outside that may be dialled, by their first digits. Undefined: any, for a person; none, for an assistant. */
  allow?: readonly string[];
  block: readonly string[];
  /** Emergency numbers that may be dialled, whole. */
  emergency: readonly string[];
  /** Premium numbers, and numbers of no country, that may be dialled, by their first digits. */
  premium: readonly string[];
  quiet?: QuietHours;
  perHour?: number;
  perDay?: number;
}

export interface QuietHours {
  zone: string;
  /** `20:00` */
  from: string;
  to: string;
}

const LISTS = ['allow', 'block', 'emergency', 'premium'] as const;
const CAPS = ['perHour', 'perDay'] as const;

export const policyFile = (): string => join(settingsFolder(), 'dialling.json');

export async function readDialPolicy(): Promise<DialPolicy> {
  const file = policyFile();
  let policy: unknown;
  try {
    policy = JSON.parse(readIfThere(file) ?? '{}');
  } catch (error) {
    throw usage(`${file} is no policy: ${(error as Error).message}. Nothing is dialled until it is right.`);
  }
  const fault = await faultOf(policy);
  if (fault !== undefined)
    throw usage(`${file} is no policy: ${fault} Nothing is dialled until it is right.`);
  const { block = [], emergency = [], premium = [], ...others } = policy as Partial<DialPolicy>;
  return {
    ...others,
    ...(others.allow && { allow: others.allow.map(digitsOf) }),
    block: block.map(digitsOf),
    emergency: emergency.map(digitsOf),
    premium: premium.map(digitsOf),
  };
}

/** The digits of a number as the platform dials it: `447700900456` for `+44 7700 900456` and `00447700900456`. */
export const digitsOf = (number: string) => number.replaceAll(/[\s+().-]/g, '').replace(/^00(?=\d{6})/, '');

async function faultOf(policy: unknown): Promise<string | undefined> {
  if (!isRecord(policy)) return 'it must be an object.';
  const names = [...LISTS, ...CAPS, 'quiet'];
  for (const name of Object.keys(policy))
    if (!names.includes(name)) return `${name} is not known. ${await didYouMean(name, names, '')}`.trim();
  for (const name of LISTS) {
    const list = policy[name] ?? [];
    const isList =
      Array.isArray(list) && list.every((one) => typeof one === 'string' && /^\+?\d+$/.test(one));
    if (!isList) return `${name} must be a list of numbers in quotes, such as ["4420"].`;
  }
  for (const name of CAPS) {
    const cap = policy[name] ?? 0;
    if (!Number.isSafeInteger(cap) || Number(cap) < 0) return `${name} must be a whole number.`;
  }
  return policy['quiet'] === undefined ? undefined : quietFault(policy['quiet']);
}

function quietFault(quiet: unknown): string | undefined {
  const wanted = 'quiet must be like { "zone": "Europe/London", "from": "20:00", "to": "08:00" }.';
  if (!isRecord(quiet)) return wanted;
  const { from, to, zone } = quiet;
  if (![from, to].every((time) => typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)))
    return wanted;
  try {
    Intl.DateTimeFormat('en', { timeZone: String(zone) });
  } catch {
    return `quiet.zone: ${String(zone)} is no time zone, such as Europe/London.`;
  }
  return Object.keys(quiet).length === 3 ? undefined : wanted;
}

export function isQuiet({ from, to, zone }: QuietHours, now: Date): boolean {
  const time = now.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' });
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
