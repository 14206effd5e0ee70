import { createCall, deleteCall, getCall, isNotFound, type Telephony } from '@telephony/client';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClickToCall {
  /** Id of the user whose phone rings first, as a string. An extension or a number is rejected (ledger O-14). */
  from: string;
  /** Number, or extension of up to five digits, to call. */
  to: string;
  /** Milliseconds between two polls of the call. */
  interval: number;
  /** Number of polls. */
  polls: number;
  /** Hangs up when aborted. */
  signal: AbortSignal;
  say: (text: string) => void;
}

/** Starts a call and reports its states until it has ended. If the signal is aborted, it hangs up and rejects. */
export async function clickToCall(
  pbx: Telephony,
  { from, to, interval, polls, signal, say }: ClickToCall,
): Promise<void> {
  // Without the signal: if this request were aborted, the id needed to hang up would be lost.
  const { data: call } = await createCall(pbx, { from, to });
  let { state } = call;
  say(`Call ${call.id} from user ${from} to ${to}: ${state}`);
  try {
    for (let poll = 0; poll < polls; poll++) {
      await sleep(interval, undefined, { signal });
      const { data } = await getCall(pbx, { id: call.id }, { signal });
      if (data.state !== state) say(`Call ${call.id}: ${data.state}`);
      state = data.state;
    }
    say(`Call ${call.id} is still live.`);
  } catch (error) {
    // A call that has ended no longer exists.
    if (isNotFound(error)) return say(`Call ${call.id} has ended.`);
    if (!signal.aborted) throw error;
    await hangUp(pbx, call.id);
    say(`Call ${call.id} was hung up.`);
    throw error;
  }
}

async function hangUp(pbx: Telephony, id: number): Promise<void> {
  try {
    await deleteCall(pbx, { id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
