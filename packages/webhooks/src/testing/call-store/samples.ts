import type { CallStore, SaveOptions, StoredCall } from '../../tracker/keep/call-store.ts';
import { emptyCall, type KeptCall } from '../../tracker/keep/kept-call.ts';
import { LONG } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';

/** A version that no store gives. */
export const STRANGER = 'stranger';

/** Ten digits that nobody has used. The keys of a check are these with up to six more. */
export function unusedDigits(): string {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String((one * 2 ** 21 + (other % 2 ** 21)) % 1e10).padStart(10, '1');
}

/** A call to keep. */
export function sampleCall(revision = 0): KeptCall {
  return { ...emptyCall(5_000_000_101, 1_763_000_000_000), revision };
}

/** Saves with options that keep the call open and for long. */
export async function save(
  store: CallStore,
  key: string,
  call: KeptCall,
  { version = null, isOpen = true, keepMs = LONG }: Partial<SaveOptions> = {},
): Promise<boolean> {
  return store.save(key, call, { version, isOpen, keepMs });
}

/**
 * Saves what can be saved.
 *
 * @returns It as it is loaded from the other store.
 * @throws Error if it cannot be saved, or is not loaded as it was saved.
 */
export async function mustSave(
  [one, other]: readonly [CallStore, CallStore],
  key: string,
  call: KeptCall = sampleCall(),
  options: Partial<SaveOptions> = {},
): Promise<StoredCall> {
  const what = options.version == null ? 'where there was nothing' : 'with the version of the last save';
  expectSame(`save ${what}`, await save(one, key, call, options), true);
  return mustLoad(other, key, call);
}

/** Loads a call. @throws Error if it is not there, or not as it should be. */
export async function mustLoad(store: CallStore, key: string, call: KeptCall): Promise<StoredCall> {
  const found = await store.load(key);
  expectSame('load', found && { key: found.key, call: found.call }, { key, call });
  if (!found) throw new Error('load returned nothing.');
  if (typeof found.version !== 'string' || found.version === '')
    throw new Error('load returned no version. A version is text.');
  return found;
}

/** The keys of a page of `open` that begin with these digits. */
export async function openKeys(
  store: CallStore,
  digits: string,
  ...page: Parameters<CallStore['open']>
): Promise<string[]> {
  const found = await store.open(...page);
  return found.map(({ key }) => key).filter((key) => key.startsWith(digits));
}
