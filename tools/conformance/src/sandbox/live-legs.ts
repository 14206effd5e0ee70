import type { Control } from '@telephony/sandbox/control';

/** Ids of the legs of all live calls of a sandbox, the phones that a queue rings included. */
export async function liveLegs(control: Control): Promise<number[]> {
  const { data } = await control.GET('/calls/legs');
  return (data?.data ?? []).flatMap(({ id, leg, phones }) =>
    [id, leg.id, ...phones.map((phone) => phone.id)].map(Number),
  );
}
