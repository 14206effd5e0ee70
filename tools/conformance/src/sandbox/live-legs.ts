import { isJsonObject } from '@telephony/contract';
import type { Control } from './control.ts';

/** Ids of the legs of all live calls of a sandbox, the phones that a queue rings included. */
export async function liveLegs(control: Control): Promise<number[]> {
  const page = await control.read('/calls/legs');
  const calls = isJsonObject(page) ? page['data'] : undefined;
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call) =>
    isJsonObject(call) ? [call, call['leg'], call['phones']].flat().flatMap(idOf) : [],
  );
}

function idOf(value: unknown): number[] {
  return isJsonObject(value) && typeof value['id'] === 'number' ? [value['id']] : [];
}
