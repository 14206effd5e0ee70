import type { Call } from '../../src/generated/schema.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Side } from '../../src/telephony/state/call.ts';

/** What tests do to the calls of a platform, in few words. All throw Rejection. */
export function callWords({ exchange }: Platform) {
  const now = (id: number): Call => exchange.find(id) ?? { id, state: 'HANGUP' };
  return {
    receive: (call: { from: string; to: string; fromName?: string }) => exchange.receive(call),
    place: (call: { userId: number; to: string; callerId?: string }) => exchange.place(call),
    placeWeb: (call: { from: string; to: string }) => exchange.placeWeb(call),
    placeLead: (call: { callerId: string; to: string; text: string }) => exchange.placeLead(call),
    list: () => exchange.list(),
    find: (id: number) => exchange.find(id),
    answer(leg: number, user?: number) {
      exchange.perform({ kind: 'answer', leg, user, anywhere: true });
      return now(leg);
    },
    reject(leg: number, user?: number) {
      exchange.perform({ kind: 'reject', leg, user });
    },
    hold(leg: number, side?: Side) {
      exchange.perform({ kind: 'hold', leg, side });
      return now(leg);
    },
    resume(leg: number, side?: Side) {
      exchange.perform({ kind: 'resume', leg, side });
      return now(leg);
    },
    transfer(leg: number, to: string, user?: number) {
      exchange.perform({ kind: 'transfer', leg, user, ...exchange.readTarget(to) });
      return now(leg);
    },
    record(leg: number, change: 'start' | 'pause' | 'resume') {
      exchange.perform({ kind: 'record', leg, change });
      return now(leg);
    },
    press(leg: number, key: string) {
      exchange.perform({ kind: 'press', leg, key });
      return now(leg);
    },
    hangUp(leg: number, side?: Side) {
      exchange.perform({ kind: 'hang-up', leg, side });
    },
  };
}

/** The ids of the legs that are live, in the order in which they began. */
export function liveLegs({ exchange }: Platform): number[] {
  return [...exchange.calls.values()]
    .flatMap(({ leg, phones }) => [leg.id, ...phones.map(({ id }) => id)])
    .toSorted((one, other) => one - other);
}
