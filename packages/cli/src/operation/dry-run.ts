/** `--dry-run`: the request as it would be sent, without token, password or anything else that opens something. */
import { type CoreOptions, isTelephonyError } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { type Account, clientOf } from '../account/account.ts';
import { HIDDEN, secretFields } from '../contract/contract.ts';
import { mask } from '../output/secrets.ts';
import { effectInWords } from './effect.ts';
import { send } from './request.ts';

/** What would be sent, and what it does. */
export interface PlannedRequest {
  method: string;
  url: string;
  body?: unknown;
  effect: string;
}

export async function dryRun(
  operation: Operation,
  request: CoreOptions,
  { url }: Account,
): Promise<PlannedRequest> {
  const names = secretFields();
  // A secret in the path is masked before the client sees it: nothing else would know where it ends.
  const path = mask(request.path ?? {}, names) as Record<string, unknown>;
  let planned: PlannedRequest | undefined;
  const pbx = clientOf(
    { url, token: undefined },
    {
      retries: 0,
      use: [
        ({ method, url: address, body }) => {
          planned = {
            method,
            url: address.replaceAll(encodeURIComponent(HIDDEN), HIDDEN),
            ...(body !== null && { body: mask(JSON.parse(body), names) }),
            effect: effectInWords(operation),
          };
          return Promise.resolve(Response.json({ data: [] }));
        },
      ],
    },
  );
  try {
    await send(pbx, operation, { ...request, path });
  } catch (error) {
    // The response is none of the operation's; what is wrong with the request shows before it.
    if (!planned || !isTelephonyError(error)) throw error;
  }
  return planned!;
}
