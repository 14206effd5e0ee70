import { LAST_MOMENT, momentOf, timestamp } from '../../ground/clock/timestamp.ts';
import type { Duration } from '../../generated/control.ts';
import { invalid } from '@telephony/http';
import { clockState } from '../shared/clock-state.ts';
import type { ControlHandlers, ControlId, ControlRequest } from '../shared/control-handler.ts';

type ClockId = 'getClock' | 'advanceClock' | 'setClock' | 'runClock';

export const clockHandlers: ControlHandlers<ClockId> = {
  getClock: ({ platform }) => ({ status: 200, body: clockState(platform) }),
  advanceClock: async (request) => {
    const { clock } = request.platform;
    const milliseconds = millisecondsOf(request.body ?? {});
    if (clock.now() + milliseconds > LAST_MOMENT)
      throw invalid('body', `must end before ${timestamp(LAST_MOMENT)}`);
    await clock.advance(milliseconds);
    return told(request);
  },
  setClock: async (request) => {
    const { clock } = request.platform;
    const { time } = request.body;
    const moment = momentOf(time);
    if (Number.isNaN(moment) || timestamp(moment) !== time)
      throw invalid('body.time', 'must be a time such as 2026-11-20 16:06:00');
    if (moment < clock.now()) throw invalid('body.time', `must not be before ${timestamp(clock.now())}`);
    await clock.set(moment);
    return told(request);
  },
  runClock: (request) => {
    request.platform.clock.run(request.body.mode);
    return told(request);
  },
};

function told({ platform, stream }: ControlRequest<ControlId>) {
  stream.tellTime();
  return { status: 200 as const, body: clockState(platform) };
}

function millisecondsOf({
  milliseconds = 0,
  seconds = 0,
  minutes = 0,
  hours = 0,
  days = 0,
}: Duration): number {
  return Math.round(milliseconds + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days))));
}
