/** `--dry-run`: the request as it would be sent, without secrets. */
import { type CoreOptions, isTelephonyError } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { type Account, createClient } from '../account/account.ts';
import { HIDDEN, redactor } from '../output/secrets.ts';
import { jsonText } from '../output/values.ts';
import { effectSummary } from './effect.ts';
import { send } from './request.ts';

export interface RequestPreview {
  method: string;
  url: string;
  body?: unknown;
  effect: string;
  dials?: readonly { number: string; isAllowed: boolean; rule: string }[];
}

export async function dryRun(
  operation: Operation,
  request: CoreOptions,
  { url }: Account,
): Promise<RequestPreview> {
  // Masked before the client builds the URL, where nobody could tell where a secret ends.
  const path = redactor().redactFields(request.path ?? {}) as Record<string, unknown>;
  let planned: RequestPreview | undefined;
  const pbx = createClient(
    { url, token: undefined },
    {
      retries: 0,
      use: [
        ({ method, url: address, body }) => {
          planned = {
            method,
            url: address.replaceAll(encodeURIComponent(HIDDEN), HIDDEN),
            ...(body !== null && { body: redactor().redactFields(JSON.parse(body)) }),
            effect: effectSummary(operation),
          };
          return Promise.resolve(Response.json({ data: [] }));
        },
      ],
    },
  );
  try {
    await send(pbx, operation, { ...request, path });
  } catch (error) {
    // The empty response does not count; a wrong request fails before it.
    if (!planned || !isTelephonyError(error)) throw error;
  }
  const { dialVerdicts } = await import('../dialling/check.ts');
  const verdicts = await dialVerdicts(undefined, operation, request, 'terminal');
  const dials = verdicts.map(({ isAllowed, number, rule }) => ({ number, isAllowed, rule }));
  return { ...planned!, ...(dials.length > 0 && { dials }) };
}

/** For a table: the whole body, and what decides on each number. */
export function previewInWords({ body, dials, ...preview }: RequestPreview): object {
  const verdicts = dials?.map(
    ({ number, isAllowed, rule }) => `${number}: ${isAllowed ? 'allowed' : 'refused'}, ${rule}`,
  );
  return { ...preview, body: body && jsonText(body), dials: verdicts?.join('\n') };
}
