import type { CdrRecord, EventBody } from '@telephony/calls';
import { loadPlatformContract } from '../../../src/contract/contract.ts';
import { Forms, type FormsMode } from '../../../src/forms/forms.ts';
import type { Truth } from './watched-platform.ts';

/** What the platform has told of a script, in one of its forms. `mixed`: each event and the page of CDRs in one by chance. */
export function inForms(
  { cdrs, events }: Pick<Truth, 'cdrs' | 'events'>,
  mode: FormsMode,
  seed: number,
): { events: EventBody[]; cdrs: CdrRecord[] } {
  const contract = loadPlatformContract();
  let state = seed % 2_147_483_647;
  const chance = (): boolean => (state = (state * 48_271 + 11) % 2_147_483_647) % 2 === 0;
  const forms = new Forms(contract, chance, mode);
  const page = { status: 200, body: { data: cdrs, total: cdrs.length } };
  const { body } = forms.response(contract.operationsById.get('listCdrs')!, page);
  return {
    events: events.flatMap((event) => forms.event(event) ?? []),
    cdrs: (body as { data: CdrRecord[] }).data,
  };
}
