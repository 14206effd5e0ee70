import type { Sandbox } from '../../../src/start/start-sandbox.ts';
import type { LedgerId } from '@telephony/openapi';

/** What is seen of a form in an event of a call, in both variants. */
export interface EventCase {
  id: LedgerId;
  name: string;
  /** Lets the event happen. */
  happen: (sandbox: Sandbox) => Promise<void>;
  event: string;
  /** Its fields that differ, where they do; undefined for an event that is not sent. */
  documented: Record<string, unknown> | undefined;
  observed: Record<string, unknown>;
  /** Fields that only the observed form has. */
  further?: string[];
}

async function answered({ control }: Sandbox): Promise<void> {
  const { id } = await control.call({ from: '447700900123', to: '2104' });
  await control.advance({ seconds: 2 });
  await control.answer(id);
  await control.advance({ seconds: 30 });
  await control.hangUp(id, 'src');
  await control.advance({ seconds: 30 });
}

/** A case of each form of events. */
export const eventCases: EventCase[] = [
  {
    id: 'O-31',
    name: 'IDs of an event',
    happen: answered,
    event: 'call.connected',
    documented: { src_id: 0, dst_id: 410_004 },
    observed: { src_id: '0', dst_id: '410004' },
  },
  {
    id: 'O-32',
    name: 'an event at a ring group',
    async happen({ control }) {
      await control.call({ from: '447700900123', to: '2400' });
      await control.advance({ seconds: 2 });
    },
    event: 'call.initial',
    documented: {},
    observed: { context: 'RG-701' },
    further: ['context'],
  },
  {
    id: 'O-33',
    name: 'the last of a missed call',
    async happen({ control }) {
      const { id } = await control.call({ from: '447700900123', to: '2104' });
      await control.advance({ seconds: 2 });
      await control.hangUp(id, 'src');
      await control.advance();
    },
    event: 'call.missed',
    documented: { state: 'HANGUP' },
    observed: { state: 'HANGUP', final: true },
    further: ['final', 'root_call_id'],
  },
  {
    id: 'O-34',
    name: 'who has ended a call',
    happen: answered,
    event: 'call.hangup',
    documented: { state: 'HANGUP' },
    observed: { state: 'HANGUP', terminated_by: 'caller' },
    further: ['terminated_by'],
  },
  {
    id: 'O-34',
    name: 'a key',
    async happen({ control }) {
      const { id } = await control.call({ from: '447700900123', to: '2104' });
      await control.advance({ seconds: 2 });
      await control.answer(id);
      await control.press(id, '5');
      await control.advance();
    },
    event: 'call.dtmf',
    documented: undefined,
    observed: { dtmf_target: '5' },
  },
];
