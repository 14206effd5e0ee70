/** `--rehearse`: tries a write on a sandbox with the account's own records. */
import { randomBytes } from 'node:crypto';
import { coreOf, type CoreOptions, isTelephonyError, paginate, type Telephony } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract/reading';
import type * as Sandbox from '@telephony/sandbox';
import { createClient } from '../account/account.ts';
import { allOperations } from '../contract/contract.ts';
import { isRecord, pickFields } from '../output/values.ts';
import { responseData, send } from '../operation/request.ts';
import type { Touched } from '../operation/touched.ts';

// A call can go by these, besides the records that a write touches.
const ROUTING_COLLECTIONS = new Set(
  (
    'aclroles calllabels callflows conferences ddis ivrs pickupgroups queuegroups queues ringgroups ' +
    'routingrules usergrouppolicies usergroups users vmannouncements'
  ).split(' '),
);
const MAX_RECORDS_READ = 5000;
const CALL_SECONDS = 20;
const RECORD_SECONDS = 5;
const EVENT_FIELDS = ['event_time', 'event_name', 'call_id', 'state', 'src', 'dst', 'dst_name', 't_cause'];
const CDR_FIELDS = [
  'live_id',
  'calldate',
  'type',
  'src',
  'dst',
  'disposition',
  'duration',
  'billsec',
  't_cause',
];

export async function loadSandbox() {
  try {
    // A string, so that the build leaves the package to users who rehearse.
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
  // The sandbox has the account's passwords: nobody else on this machine may read them.
  const controlToken = randomBytes(24).toString('base64url');
  const options = { port: 0, clock: 'manual', controlToken, ...quiet } as const;
  try {
    const me = responseData(await coreOf(pbx).call({ method: 'GET', path: '/me', options: {} })) as {
      id: number;
    };
    await using sandbox = await startSandbox({
      ...options,
      fixture: await accountFixture(pbx, operation, touched),
    });
    const { control } = sandbox;
    await control.POST('/receiver/webhook');
    const { data: signIn } = await control.POST('/users/{id}/token', { params: { path: { id: me.id } } });
    const twin = createClient({ url: sandbox.baseUrl, token: signIn?.token });
    const response = await send(twin, operation, request).then(responseData, (error: unknown) => {
      if (isTelephonyError(error)) return { refused: error.message };
      throw error;
    });
    await control.advance({ seconds: CALL_SECONDS });
    for (const { id } of (await control.GET('/calls')).data?.data ?? []) await control.hangUp(id, 'dst');
    await control.advance({ seconds: RECORD_SECONDS });
    const { data: events = [] } = (await control.GET('/receiver')).data ?? {};
    return {
      assumes: `Phones are picked up, and a call that goes on ends after ${CALL_SECONDS} seconds.`,
      response,
      events: events.map(({ body }) => pickFields(body, EVENT_FIELDS)),
      cdrs: pickFields(await Array.fromAsync(paginate(twin, '/cdrs')), CDR_FIELDS),
    };
  } catch (error) {
    return { impossible: (error as Error).message };
  }
}

// Collections that the user may not read are left out.
async function accountFixture(pbx: Telephony, { path }: Operation, { records }: Touched): Promise<object> {
  const [, section = ''] = path.split('/');
  const lists = allOperations().filter(
    (one) => one.method === 'get' && ROUTING_COLLECTIONS.has(one.path.slice(1)),
  );
  const read = lists.map(async (operation) => {
    const body = await send(pbx, operation, { query: { limit: MAX_RECORDS_READ } }).catch(() => undefined);
    return [operation.path.slice(1), responseData(body)] as const;
  });
  const known = (await Promise.all(read)).filter(([, data]) => Array.isArray(data));
  return {
    ...(!ROUTING_COLLECTIONS.has(section) && records.some(isRecord) && { [section]: records }),
    ...Object.fromEntries(known),
  };
}
