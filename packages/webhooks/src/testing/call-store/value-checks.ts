import type { CallStore } from '../../tracker/keep/call-store.ts';
import type { KeptCall } from '../../tracker/keep/kept-call.ts';
import type { TrackedEvent } from '../../tracker/read/tracked-event.ts';
import type { Check } from '../checks/check.ts';
import { mustSave, sampleCall, unusedDigits } from './samples.ts';

const EVENTS = 1_000;
const TEXT = 'quote " \\ \' null \u0000 line\r\n ☎ 😀 half \ud83d \u2028 %s $1 ?1 {}';

/** Whether calls come back as they were. */
export const valueChecks: Readonly<Record<string, Check<CallStore>>> = {
  async 'every field comes back, also what is empty, null, or beyond 2^31'({ stores }) {
    const seen = { id: 5_000_000_102, state: 'RINGING', start_time: 1_795_600_000, src: null, dst: '' };
    const calls: Partial<KeptCall>[] = [
      { rootCallId: Number.MAX_SAFE_INTEGER, dueAt: Number.MAX_SAFE_INTEGER, movedTo: 5_000_000_103 },
      { seen: [seen], events: [eventWith('Sales')], claim: { by: 'me', until: 1_763_000_000_000.5 } },
      { isGone: true, isToldStale: true, reported: JSON.stringify({ result: 'missed' }), revision: 3 },
    ];
    for (const call of calls) await mustSave(stores, unusedDigits(), { ...sampleCall(), ...call });
  },

  async 'all text comes back'({ stores }) {
    const call = { ...sampleCall(), events: [eventWith(TEXT)], reported: JSON.stringify(TEXT) };
    await mustSave(stores, unusedDigits(), call);
  },

  async 'a call of a thousand events comes back'({ stores }) {
    const events = Array.from({ length: EVENTS }, (_, index) => eventWith(`${index} ${'☎'.repeat(300)}`));
    await mustSave(stores, unusedDigits(), { ...sampleCall(), events });
  },
};

function eventWith(text: string): TrackedEvent {
  return {
    id: 'e1',
    event_name: 'call.connected',
    event_time: '2026-11-20 10:00:00',
    call_id: 5_000_000_101,
    root_call_id: null,
    state: 'CONNECTED',
    dst_name: text,
  };
}
