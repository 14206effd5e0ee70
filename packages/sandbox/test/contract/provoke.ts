import { type PlatformOperation, requestExamples } from '../../src/contract/contract.ts';
import { maxDeletedAtOnce, maxExportedAtOnce } from '../../src/assumptions/assumptions.ts';
import { examplePath } from '@telephony/contract';
import { ADMINISTRATION } from './sent-examples.ts';
import { type Answer, NADIA, type ServedPlatform } from '../support/serve-platform.ts';

/** The user without a role, whom everything is refused that can be. */
const ROLELESS = { email: 'priya.nair@harbourlane.example', password: 'sandbox-2105' };

type Provoke = (served: ServedPlatform, operation: PlatformOperation) => Promise<Answer>;

/** What takes more than one plain request, by operation and status. */
const SPECIAL: Record<string, Provoke> = {
  'login 202': (served, operation) => {
    return served.ask('POST /login', { token: null, body: exampleBody(served, operation, 1) });
  },
  'resendConfirmation 400': ({ ask }) =>
    ask('POST /confirmation', { token: null, body: { email: 'nobody' } }),
  'createCall 412': async ({ ask, platform }) => {
    platform.store.tables.accounts.patch(410_003, { phones: 0 });
    platform.store.tables.users.patch(410_003, { nb_sip_locations: 0 });
    return ask('POST /calls', { body: { to: '447700900456' } });
  },
  'deleteContacts 202': async ({ ask }) => {
    const ids: number[] = [];
    for (let made = 0; made <= maxDeletedAtOnce; made += 1) {
      ids.push((await ask('POST /contacts', { body: { last_name: `Guest ${made}` } })).json.data.id);
    }
    return ask(`DELETE /contacts/${ids.join(',')}`);
  },
  'downloadUserCdrsCsv 202': ({ ask, platform: { store } }) => {
    const { cdrs } = store.tables;
    for (let made = 0; made <= maxExportedAtOnce; made += 1)
      cdrs.put({ id: cdrs.nextId(), user_id: 410_005 });
    return ask('GET /users/410005/cdrs.csv');
  },
  'bulkUpdateCallTrackingDdis 404': ({ ask }) => {
    return ask('PATCH /calltracking/ddis', { body: [{ e164: '442079460100', campaign_id: 999_999 }] });
  },
  'listMonitorAiDictionaries 404': async ({ ask }) => {
    await ask('DELETE /monitors');
    return ask('GET /monitors/aidictionary');
  },
};

/** Provokes a status that an operation declares, by real requests. */
export function provoke(
  served: ServedPlatform,
  operation: PlatformOperation,
  status: string,
): Promise<Answer> {
  const special = SPECIAL[`${operation.operationId} ${status}`];
  if (special) return special(served, operation);
  if (status === '403') return asRoleless(served, operation);
  return served.ask(...plain(served, operation, status));
}

function plain(
  served: ServedPlatform,
  operation: PlatformOperation,
  status: string,
): Parameters<ServedPlatform['ask']> {
  const { method, operationId } = operation;
  const word = method.toUpperCase();
  const body = operation.body ? { body: exampleBody(served, operation, 0) } : {};
  // Everything else that administration guards is asked by the administrator.
  const token = ADMINISTRATION.test(operationId) ? NADIA : undefined;
  const good = `${word} ${examplePath(operation)}`;
  const missing = `${word} ${operation.path.replaceAll(/\{\w+\}/g, '999999')}`;
  if (status === '401') return [good, { ...body, token: null }];
  if (status === '404')
    return operation.path.includes('{')
      ? [missing, { ...body, token }]
      : [good, { body: [{ id: 999_999 }], token }];
  if (status === '4XX' && !operation.body)
    return [`${word} ${operation.path.replaceAll(/\{\w+\}/g, 'no-id')}`, { token }];
  if (status === '400' || status === '4XX') {
    if (operation.body) return [good, { body: '"no object and no list"', token }];
    return operation.path.includes('{') ? [missing, { token }] : [`${good}?limit=6000`, { token }];
  }
  return [good, { ...body, token: operation.access === 'none' ? null : token }];
}

async function asRoleless(served: ServedPlatform, operation: PlatformOperation): Promise<Answer> {
  const { ask, platform } = served;
  platform.store.tables.users.patch(410_005, { roles: [] });
  const { json } = await ask('POST /login', { token: null, body: ROLELESS });
  const body = operation.body ? { body: exampleBody(served, operation, 0) } : {};
  const line = `${operation.method.toUpperCase()} ${examplePath(operation)}`;
  return ask(line, { ...body, token: json.user_token });
}

/** The body of one of the examples of an operation's request. */
function exampleBody(
  { platform }: ServedPlatform,
  { operationId }: PlatformOperation,
  which: number,
): unknown {
  return requestExamples(platform.contract, operationId)[which];
}
