/** `--rehearse`: what a write would lead to, tried on a sandbox that is made of the account's own records. */
import { randomBytes } from 'node:crypto';
import { coreOf, type CoreOptions, isTelephonyError, paginate, type Telephony } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract/reading';
import type * as Sandbox from '@telephony/sandbox';
import { clientOf } from '../account/account.ts';
import { allOperations } from '../contract/contract.ts';
import { isRecord, picked } from '../output/values.ts';
import { dataOf, send } from '../operation/request.ts';
import type { Touched } from '../operation/touched.ts';

const ROUTES = new Set(
  (
    'aclroles calllabels callflows conferences ddis ivrs pickupgroups queuegroups queues ringgroups ' +
    'routingrules usergrouppolicies usergroups users vmannouncements'
  ).split(' '),
);
const MOST = 5000;
/** Seconds that a call lasts before the other side hangs up, and that are waited for its record. */
const CALL = 20;
const AFTER = 5;
const EVENT = ['event_time', 'event_name', 'call_id', 'state', 'src', 'dst', 'dst_name', 't_cause'];
const CDR = ['live_id', 'calldate', 'type', 'src', 'dst', 'disposition', 'duration', 'billsec', 't_cause'];

export async function loadSandbox() {
  try {
    // A name that is not known when this is built: the package is for those who rehearse.
    const owner: string = '@telephony/sandbox';
    return (await import(owner)) as typeof Sandbox;
  } catch (cause) {
    throw new UserError('--rehearse: install @telephony/sandbox beside @telephony/cli.', { cause });
  }
}

export async function rehearse(
  pbx: Telephony,
  operation: Operation,
  request: CoreOptions,
  touched: Touched,
): Promise<object> {
  const { startSandbox } = await loadSandbox();
  const quiet = { onWarning: () => undefined, onFault: () => undefined };
  // It has the account's passwords: nobody else on this machine may read them.
  const controlToken = randomBytes(24).toString('base64url');
  const options = { port: 0, clock: 'manual', controlToken, ...quiet } as const;
  try {
    const me = dataOf(await coreOf(pbx).call({ method: 'GET', path: '/me', options: {} })) as { id: number };
    await using sandbox = await startSandbox({
      ...options,
      fixture: await accountOf(pbx, operation, touched),
    });
    const { control } = sandbox;
    await control.POST('/receiver/webhook');
    const { data: signIn } = await control.POST('/users/{id}/token', { params: { path: { id: me.id } } });
    const twin = clientOf({ url: sandbox.baseUrl, token: signIn?.token });
    const response = await send(twin, operation, request).then(dataOf, (error: unknown) => {
      if (isTelephonyError(error)) return { refused: error.message };
      throw error;
    });
    await control.advance({ seconds: CALL });
    for (const { id } of (await control.GET('/calls')).data?.data ?? []) await control.hangUp(id, 'dst');
    await control.advance({ seconds: AFTER });
    const { data: events = [] } = (await control.GET('/receiver')).data ?? {};
    return {
      assumes: `Phones are picked up, and a call that goes on ends after ${CALL} seconds.`,
      response,
      events: events.map(({ body }) => picked(body, EVENT)),
      cdrs: picked(await Array.fromAsync(paginate(twin, '/cdrs')), CDR),
    };
  } catch (error) {
    return { impossible: (error as Error).message };
  }
}

async function accountOf(pbx: Telephony, { path }: Operation, { records }: Touched): Promise<object> {
  const [, section = ''] = path.split('/');
  const lists = allOperations().filter((one) => one.method === 'get' && ROUTES.has(one.path.slice(1)));
  const read = lists.map(async (operation) => {
    const body = await send(pbx, operation, { query: { limit: MOST } }).catch(() => undefined);
    return [operation.path.slice(1), dataOf(body)] as const;
  });
  const known = (await Promise.all(read)).filter(([, data]) => Array.isArray(data));
  return {
    ...(!ROUTES.has(section) && records.some(isRecord) && { [section]: records }),
    ...Object.fromEntries(known),
  };
}
