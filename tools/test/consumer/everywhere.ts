/** A program for every platform: it is compiled without the types of Node. */
import {
  createTelephony,
  download,
  isNotFound,
  operations,
  paginate,
  session,
  where,
} from '@telephony/client';
import type { CallCreate, Cdr, NamedTelephony } from '@telephony/client';
import createClient from '@telephony/client/openapi-fetch';
import { type Ledger, type OperationId, openapiJson, type Operations, version } from '@telephony/openapi';
import { createWebhookHandler, memoryStore, parseEvent } from '@telephony/webhooks';
import type { TelephonyEvent, WebhookOptions } from '@telephony/webhooks';
import { sampleEvent } from '@telephony/webhooks/testing';
import { CallTracker } from '@telephony/webhooks/tracker';

const auth = session({ email: 'mei@pbx.example', password: 'secret' });
export const pbx: NamedTelephony = createTelephony({
  baseUrl: 'https://pbx.example/v1.2/voice',
  auth,
  operations,
});

export async function outgoing(since: string): Promise<string[]> {
  const filter = where('/cdrs').gte('calldate', since).eq('type', 'O');
  const sources: string[] = [];
  for await (const cdr of paginate(pbx, '/cdrs', { query: { filter } })) sources.push(cdr.src ?? 'unknown');
  return sources;
}

export async function find(id: number): Promise<Cdr | undefined> {
  try {
    return (await pbx.getCdr({ id })).data;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export const call: CallCreate = { from: '410003', to: '100' };
// @ts-expect-error The contract asks for `to`.
export const incomplete: CallCreate = { from: '410003' };
export const loader: typeof download = download;

export async function readWithOpenapiFetch(): Promise<Cdr[]> {
  const client = createClient({ baseUrl: 'https://pbx.example/v1.2/voice', auth });
  const filter = where('/cdrs').gte('calldate', '2026-11-20');
  const { data, error } = await client.GET('/cdrs', { params: { query: { filter } } });
  if (error) throw new Error(error.message);
  // @ts-expect-error The contract asks for `to`.
  await client.POST('/calls', { body: { from: '410003' } });
  return data.data;
}

const options: WebhookOptions = {
  secret: { username: 'pbx', password: 'a-very-long-secret' },
  store: memoryStore(),
};
export const handle: (request: Request) => Promise<Response> = createWebhookHandler(
  {
    'call.missed': (event) => void event.call_id?.toString(),
    unknown: (event) => void event.event_name.toUpperCase(),
  },
  options,
);
export const tracker: CallTracker = new CallTracker({
  onOutcome: ({ outcome }) => void outcome.result,
});
export const event: TelephonyEvent = parseEvent('{}');
export const sample: string = sampleEvent('call.missed').event_time;

export const ids: OperationId[] = ['listCdrs', 'createCall'];
export const address: Operations['listCdrs'] = { method: 'get', path: '/cdrs' };
export const titles = (ledger: Ledger): string[] => ledger.entries.map(({ title }) => title);
export const texts: string[] = [openapiJson.href, version];
