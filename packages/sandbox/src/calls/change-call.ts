import type { PlatformCore } from '../platform/core.ts';
import type { ActiveCall, CallStep, LiveCall, Progress } from './live-call.ts';

/** Keeps changes of a live call: of what it shows, and of what is known of it beside. Gives the call as it is then. */
export function changeCall(
  { store }: PlatformCore,
  call: ActiveCall,
  shown: Partial<LiveCall>,
  progress: Partial<Progress> = {},
): ActiveCall {
  const changed: ActiveCall = { ...call, ...shown, live: { ...call.live, ...progress } };
  store.tables.calls.put(changed);
  return changed;
}

/** What happens to a call by itself, unless something else happens before. A call waits for one thing at a time. */
export function scheduleStep(
  context: PlatformCore,
  call: ActiveCall,
  milliseconds: number,
  step: CallStep,
  cause?: string,
): ActiveCall {
  context.clock.cancel(call.live.step ?? undefined);
  const data = { call: call.id, step, ...(cause === undefined ? {} : { cause }) };
  return changeCall(
    context,
    call,
    {},
    { step: context.clock.after(milliseconds, { kind: 'call.step', data: data }) },
  );
}

/** Nothing happens to the call by itself any more. */
export function cancelStep(context: PlatformCore, call: ActiveCall): ActiveCall {
  if (call.live.step === null) return call;
  context.clock.cancel(call.live.step);
  return changeCall(context, call, {}, { step: null });
}
