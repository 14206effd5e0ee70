import { isNotFound, type Telephony } from '@telephony/client';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClickToCall {
  /** Id of the user whose phone rings first, as a string. An extension or a number is refused (ledger O-14). */
  from: string;
  /** Number, or extension of up to five digits, that is called then. */
  to: string;
  /** Milliseconds between two looks at the call. */
  interval: number;
  /** How often to look. */
  polls: number;
  /** Hangs up. */
  signal: AbortSignal;
  say: (text: string) => void;
}

/** Starts a call and tells how it goes until it has ended. When the signal is raised it hangs up, and rejects. */
export async function clickToCall(
  pbx: Telephony,
  { from, to, interval, polls, signal, say }: ClickToCall,
): Promise<void> {
  // Without the signal: a call whose id nobody waits for could not be hung up.
  const { data: call } = await pbx['/calls'].post({ body: { from, to } });
  const path = { id: call.id };
  let { state } = call;
  say(`Call ${call.id} from user ${from} to ${to}: ${state}`);
  try {
    for (let poll = 0; poll < polls; poll++) {
      await sleep(interval, undefined, { signal });
      const { data } = await pbx['/calls/{id}'].get({ path, signal });
      if (data.state !== state) say(`Call ${call.id}: ${data.state}`);
      state = data.state;
    }
    say(`Call ${call.id} goes on.`);
  } catch (error) {
    // A call that has ended is not there any more.
    if (isNotFound(error)) return say(`Call ${call.id} has ended.`);
    if (!signal.aborted) throw error;
    await hangUp(pbx, call.id);
    say(`Call ${call.id} is hung up.`);
    throw error;
  }
}

async function hangUp(pbx: Telephony, id: number): Promise<void> {
  try {
    await pbx['/calls/{id}'].delete({ path: { id } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
