import { knownCodes } from '../../../assumptions/assumptions.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Gives the account a number (DDI) like that of a queue, which leads to a user or a ring group. */
export function addNumber(
  { store: { tables } }: Platform,
  number: string,
  { type, id, name }: { type: 'U' | 'R'; id: number; name: string },
): void {
  const codes = knownCodes['final_dst_type']!;
  const model = tables.ddis.find((one) => one.target_type === codes['Q']);
  if (model === undefined) return;
  tables.ddis.put({
    ...structuredClone(model),
    id: number,
    call_flow: null,
    campaign_id: null,
    e164: number,
    info: null,
    name,
    target_id: id,
    target_type: codes[type]!,
    uri: (model.uri ?? '').replace(model.id, number),
  });
}
