import type { CallEvent } from '@telephony/calls';
import { timestamp } from '../../../src/infrastructure/timestamp.ts';
import { expectedOutcome } from '../../golden/support/expected.ts';
import { idOf, type Scenario } from '../../golden/support/scenario.ts';

const BEGIN = Date.parse('2026-11-20T10:00:00Z');

/** The events of a golden sequence as the platform would send them, from what is written by hand alone. */
export function goldenEvents(scenario: Scenario): CallEvent[] {
  const { events } = expectedOutcome(scenario);
  const names = [...new Set(events.map(({ leg }) => String(leg)))];
  const idOfLeg = (name: unknown): number => 7_000_000_000 + names.indexOf(String(name));
  const time = (at: number): string => timestamp(BEGIN + at * 1000);
  return events.map(({ at, duration, event, leg, root, src_id: src, dst_id: dst, ...fields }, index) => {
    const ofLeg = events.filter((one) => one['leg'] === leg);
    const ended = ofLeg.find((one) => one['event'] === 'hangup');
    const connected = ofLeg.find((one) => one['event'] === 'connected');
    const answered =
      Number(ended?.['duration']) > 0 ? Number(ended?.['at']) - Number(ended?.['duration']) : null;
    const since = connected === undefined ? answered : Number(connected['at']);
    const isTold =
      event !== 'missed' &&
      since !== null &&
      Number(at) >= since &&
      event !== 'initial' &&
      event !== 'ringing';
    return {
      ...fields,
      id: `${scenario.name}-${index}`,
      event_name: `call.${String(event)}`,
      event_time: time(Number(at)),
      call_id: idOfLeg(leg),
      root_call_id: idOfLeg(root),
      start_time: time(Number(ofLeg[0]?.['at'])),
      connected_at: isTold ? time(since) : null,
      duration,
      src_id: idOf(src),
      src_name: null,
      dst_id: idOf(dst),
      dst_name: null,
    } as CallEvent;
  });
}
