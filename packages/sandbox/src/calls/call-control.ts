import type { Call } from '../generated/schema.ts';

/** Which side of a call did something. */
export type Side = 'src' | 'dst';

/** What can be asked of the recording of a call: `monitor_state` of `PATCH /calls/{id}`. */
export type Recording = 'start' | 'pause' | 'resume';

/**
 * What can be done to live calls, by the API and by the simulations of the control plane. `id` is that of a call, or of
 * one of its legs while the leg is live. All throw Refusal: 404 when there is no such live call, 400 when the state of the
 * call does not allow what is asked.
 */
export interface CallControl {
  /** A call from outside to one of the account's numbers (DDI) or to an extension. Throws Refusal 400 for an unknown one. */
  receive(call: { from: string; to: string; fromName?: string | undefined }): Call;
  /** POST /calls. Throws Refusal 400, or 412 when the user has no phone online (ledger O-40). */
  place(call: { userId: number; to: string; callerId?: string | undefined }): Call;
  /** The live call, or the live leg of one, as it is now; undefined where there is none. */
  find(id: number): Call | undefined;
  /** The called party answers the call: the other side, or one of the users whose phones ring. */
  answer(id: number, userId?: number): Call;
  /** A ringing phone rejects the call, which then goes where it would go if nobody answered. */
  reject(id: number, userId?: number): void;
  hold(id: number): Call;
  resume(id: number): Call;
  /** @param dst A number, or an extension of a user, queue, ring group, IVR or conference. Throws Refusal 400 for others. */
  transfer(id: number, dst: string): Call;
  record(id: number, asked: Recording): Call;
  /** The caller presses a key: 0 to 9, `*` or `#`. In an IVR it chooses where the call goes. */
  press(id: number, key: string): Call;
  /** Ends a call; `side` says who hung up, nobody in particular when it is left out. */
  hangUp(id: number, side?: Side): void;
}
