import type { CallEvent } from '@telephony/calls';
import { timestamp } from '../../../src/infrastructure/timestamp.ts';
import { wholeResult } from '../../../src/scenario/compare.ts';
import { LegNames } from '../../../src/scenario/observe.ts';
import { type ScenarioFile, secondsOf } from '../../../src/scenario/scenario.ts';
import { idOf } from '../../golden/support/scenarios.ts';

const BEGIN = Date.parse('2026-11-20T10:00:00Z');

/** The events of a golden sequence as the platform would send them, from what is written by hand alone. */
export function goldenEvents(file: ScenarioFile): CallEvent[] {
  const events = eventRows(file);
  const time = (at: number): string => timestamp(BEGIN + at * 1000);
  return events.map(({ at, duration, event, leg, root, src_id: src, dst_id: dst, ...fields }, index) => {
    const ofLeg = events.filter((one) => one['leg'] === leg);
    const ended = ofLeg.find((one) => one['event'] === 'call.hangup');
    const connected = ofLeg.find((one) => one['event'] === 'call.connected');
    const answered =
      Number(ended?.['duration']) > 0 ? Number(ended?.['at']) - Number(ended?.['duration']) : null;
    const since = connected === undefined ? answered : Number(connected['at']);
    const isTold =
      event !== 'call.missed' &&
      since !== null &&
      Number(at) >= since &&
      event !== 'call.initial' &&
      event !== 'call.ringing';
    return {
      ...fields,
      id: `${file.name}-${index}`,
      event_name: String(event),
      event_time: time(Number(at)),
      call_id: idOfLeg(file, leg),
      root_call_id: idOfLeg(file, root),
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

/** The id of a leg in `goldenEvents`. */
export function idOfLeg(file: ScenarioFile, leg: unknown): number {
  const legs = [...new Set(eventRows(file).map((row) => row['leg']))];
  return 7_000_000_000 + legs.indexOf(leg);
}

function eventRows({ scenario: { then } }: ScenarioFile): Record<string, unknown>[] {
  return wholeResult(then, LegNames.of(then)).events!.map((row) => ({
    ...row,
    at: secondsOf(String(row['at'])),
  }));
}
