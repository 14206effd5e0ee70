import type { FieldError } from '@telephony/contract';
import { nearest } from '@telephony/contract';
import type { Contact } from '../../generated/schema.ts';
import { knownCodes } from '../../assumptions/assumptions.ts';
import { isTimeZone } from '../../infrastructure/wall-clock.ts';
import { readTimes } from '../exchange/hours.ts';
import { e164, EXTENSION, numberAdvice } from '../exchange/numbers.ts';
import { IVR_KEYS } from '../exchange/store-facts.ts';
import { CONTACT_NUMBERS, type TableName } from '../store.ts';
import type { Entry, Plan } from './plan.ts';

/** Returns what is wrong with a value, and what to write instead. */
type Check = (value: unknown, plan: Plan) => string | undefined;

const DAY_SECONDS = 86_400;

const seconds = whole('seconds', 0, DAY_SECONDS, 20);
const count = whole('a number', 0, 10_000, 5);
const strategy = oneOf('strategy', 'A (all), H (one after the other) or M (one, then two, then three)');
const placeType = oneOf(
  'final_dst_type',
  'U (user), V (voicemail), R (ring group), I (IVR), Q (queue), C (conference) or H (hang up)',
);
const monitor = oneOf('monitor', 'A (all calls), I (incoming), O (outgoing) or N (none)');
const direction = oneOf('direction', 'in or out');
const internal = whole('an extension', 1, 99_999, 2201);

const phoneNumber: Check = (value, plan) =>
  e164(value) === undefined ? numberAdvice(String(value), plan.ownNumber()) : undefined;

// SIP addresses are documented for Follow Me, and have no effect here.
const dialled: Check = (value, plan) =>
  EXTENSION.test(String(value)) || /^sips?:/i.test(String(value)) ? undefined : phoneNumber(value, plan);

const address: Check = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(String(value)) ? undefined : 'must be an e-mail address such as ada@shop.example';

const digits: Check = (value) => (/^\d*$/.test(String(value)) ? undefined : 'must be digits, such as 2468');

export const webAddress = (value: unknown): string | undefined => {
  const protocol = URL.canParse(String(value)) ? new URL(String(value)).protocol : '';
  return protocol === 'https:' || protocol === 'http:'
    ? undefined
    : 'must be an address such as https://crm.example/events, or http:// on this machine';
};

const zone: Check = (value) => {
  if (isTimeZone(String(value))) return undefined;
  const near = nearest(String(value), Intl.supportedValuesOf('timeZone'));
  return `must be a time zone such as Europe/London${near === undefined ? '' : `: did you mean ${near}?`}`;
};

const times: Check = (value) =>
  readTimes(String(value)) ? undefined : 'must be days with times, such as Mon-Fri 09:00-17:30, or Sun';

const token: Check = (value) =>
  typeof value !== 'string' || /^[!-~]{16,200}$/.test(value)
    ? undefined
    : 'must have 16 to 200 characters, without spaces';

const place = { final_dst_type: placeType };

// The assumptions of the sandbox about values that the contract leaves open (ledger N-21, N-66, O-15).
const checks: { readonly [T in TableName]?: Readonly<Record<string, Check>> } = {
  users: {
    ...place,
    ext: internal,
    email: address,
    vm_emails: address,
    email_missed: address,
    cli: phoneNumber,
    nun: dialled,
    nun_ring_time: seconds,
    ring_time: seconds,
    fm_init_ring_time: seconds,
    fm_ring_time: seconds,
    fm_targets: dialled,
    fm_strategy: strategy,
    fm_final_dst_type: placeType,
    monitor,
    phones: whole('a number of phones', 0, 20, 1),
    tokens: token,
  },
  queues: {
    ...place,
    number: internal,
    ring_time: seconds,
    retry: seconds,
    max_wait_time: seconds,
    wrap_up_time: seconds,
    max_callers: count,
    ring_strategy: strategy,
    monitor,
    email_missed: address,
  },
  ringgroups: { ...place, number: internal, ring_time: seconds, strategy },
  ivrs: {
    ...place,
    number: internal,
    timeout: seconds,
    repeats: count,
    random_dst: dialled,
    ...Object.fromEntries(Object.values(IVR_KEYS).map((key) => [key, dialled])),
  },
  conferences: { confno: internal, number: internal, pin: digits, pin_pstn: digits },
  ddis: { id: phoneNumber, e164: phoneNumber, channels: count, target_type: placeType },
  routingrules: { direction },
  contacts: { email: address },
  webhooks: { url: webAddress },
  hours: { zone, times },
};

/** Returns the fields whose values no record can have, with what to write instead. */
export function fieldFaults(
  plan: Plan,
  { section, place: at, input }: Pick<Entry, 'section' | 'place' | 'input'>,
): FieldError[] {
  return Object.entries(input).flatMap(([name, written]) => {
    const check = checks[section]?.[name];
    return [written].flat().flatMap((value: unknown, index) => {
      if (value === null || value === undefined) return [];
      const message = check?.(value, plan) ?? plainFault(name, value);
      const field = Array.isArray(written) ? `${at}.${name}[${index}]` : `${at}.${name}`;
      return message === undefined ? [] : [{ field, message }];
    });
  });
}

function plainFault(name: string, value: unknown): string | undefined {
  if (name === 'name' && typeof value === 'string' && value.trim() === '')
    return 'This value should not be blank';
  return typeof value === 'number' && value < 0 ? 'must be >= 0' : undefined;
}

function whole(what: string, least: number, most: number, example: number): Check {
  return (value) => {
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    const isGood = Number.isInteger(number) && Number(number) >= least && Number(number) <= most;
    return isGood ? undefined : `must be ${what} from ${least} to ${most}, such as ${example}`;
  };
}

function oneOf(field: string, meaning: string): Check {
  const codes = knownCodes[field]!;
  return (value) =>
    Object.hasOwn(codes, String(value)) || Object.values(codes).includes(value as number)
      ? undefined
      : `must be ${meaning}`;
}

/** Returns the numbers of a contact that no call has: calls and messages have them in E.164 format (ledger O-15). */
export function unfoundNumbers(plan: Plan, contact: Contact): FieldError[] {
  return CONTACT_NUMBERS.flatMap((name) => {
    const number = contact[name];
    if (!number || e164(number) !== undefined) return [];
    const advice = numberAdvice(number, plan.ownNumber());
    return { field: name, message: `${advice}. Until then no call is found to be of the contact` };
  });
}
