import { expect, test, vi } from 'vitest';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import { answeredInQueue } from '@telephony/testing/calls/story';

const [hangup] = answeredInQueue.events.slice(-1);

test.each([
  ['is a little behind the timer, as with one that is being corrected', 1],
  ['is set back by an hour', 3_600_000],
])('an outcome is told after settleMs when the clock %s', async (_, milliseconds) => {
  const told = vi.fn<() => void>();
  let back = 0;
  const tracker = new CallTracker({ settleMs: 20, now: () => Date.now() - back, onOutcome: told });
  // Its connection is not seen: it waits for better evidence.
  await tracker.add({ ...hangup!, event_name: 'call.hangup' });
  back = milliseconds + 20;
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 5000 });
  await tracker.stop();
});
