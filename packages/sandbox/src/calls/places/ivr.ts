import type { PlatformCore } from '../../platform/core.ts';
import { scheduleStep } from '../change-call.ts';
import { extensionOf } from '../dialled-number.ts';
import { finalDestination } from '../final-destination.ts';
import type { ActiveCall, Destination } from '../live-call.ts';
import { enterPlace } from './enter-place.ts';
import type { Entered } from './entered.ts';

/** Seconds that a menu waits for a key when it does not say. */
const TIMEOUT = 5;

/** The fields of the record that hold the keys of a menu. */
const KEYS = {
  '0': 'zero',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '*': 'star',
  '#': 'hash',
} as const;

export type Key = keyof typeof KEYS;

export function isKey(text: string): text is Key {
  return Object.hasOwn(KEYS, text);
}

/** Plays the menu of an IVR, which waits for a key for its `timeout` as often as it `repeats`. */
export function enterIvr(context: PlatformCore, call: ActiveCall, ivrId: number): Entered {
  const ivr = context.store.tables.ivrs.get(ivrId);
  if (!ivr) return { call, next: { kind: 'end', cause: 'Unallocated Number' } };
  const entered = enterPlace(
    context,
    call,
    ivr,
    { context: 'IVR' },
    { place: { kind: 'ivr', id: ivrId }, context: 'IVR' },
  );
  const seconds = (ivr.timeout ?? TIMEOUT) * Math.max(1, ivr.repeats ?? 1);
  return { call: scheduleStep(context, entered, seconds * 1000, 'no-key') };
}

/** Where a call goes when no key was pressed in an IVR. */
export function afterIvr({ store }: PlatformCore, ivrId: number): Destination {
  const ivr = store.tables.ivrs.get(ivrId);
  return finalDestination(ivr?.final_dst_type, ivr?.final_dst_id, ivrId, 'No Answer');
}

/** Where a key leads: the menu has extensions, as those of the story do (ledger N-67). Undefined where it leads nowhere. */
export function keyDestination(context: PlatformCore, ivrId: number, key: Key): Destination | undefined {
  const target = context.store.tables.ivrs.get(ivrId)?.[KEYS[key]];
  return typeof target === 'string' ? extensionOf(context, target) : undefined;
}
