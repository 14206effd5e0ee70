/** A call that is placed at most once for an id, and what is known of it. */
import { join } from 'node:path';
import { type CallPlacement, isTelephonyError, placeCall, type Telephony } from '@telephony/client';
import { fileIntents } from '@telephony/client/node';
import { apiTime } from '@telephony/contract/commands';
import { usage } from '../exit.ts';
import { describeFailure } from '../failure.ts';
import { settingsFolder } from '../own-files.ts';

export async function placeOnce(pbx: Telephony, url: string, id: string | undefined, body: unknown) {
  const folder = join(settingsFolder(), 'calls', encodeURIComponent(url));
  const intents = id === undefined ? memoryIntents() : fileIntents(folder);
  try {
    const placement = await placeCall(pbx, id ?? 'call', body as never, { intents });
    const { state } = placement;
    const row = state === 'placed' ? { state, ...placement.call } : { ...placement, error: undefined };
    // May quote the platform, unlike the text.
    const why = 'error' in placement ? describeFailure(placement.error).text : undefined;
    return { row, text: wordsOf(placement), why };
  } catch (error) {
    if (isTelephonyError(error) || Object.hasOwn(error as object, 'code')) throw error;
    throw usage((error as Error).message);
  }
}

function wordsOf(placement: CallPlacement): string | undefined {
  const { state } = placement;
  if (state === 'placed')
    return placement.call.seenIn === 'response'
      ? undefined
      : 'The response was lost. This call is of the same user, to the same number, and after the request.';
  if (state === 'not-sent') return 'Nothing was sent: you can try again.';
  const until = `${apiTime(placement.searchedUntil)} UTC`;
  return `No call is known until ${until}, but it may have rung: records come late. Do not place it again, look again.`;
}

// For a call that nobody will ask for again.
function memoryIntents() {
  const kept = new Map<string, string>();
  return {
    load: (key: string) => kept.get(key),
    create: (key: string, value: string) => !kept.has(key) && Boolean(kept.set(key, value)),
  };
}
