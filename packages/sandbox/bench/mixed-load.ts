/**
 * Clients that do what clients do, while operations are told to fail and a receiver of webhooks fails too:
 * `node mixed-load.ts <seconds>`. Every response is checked against the contract, including undeclared fields.
 */
import type { RuleStep } from '@telephony/http/control-types';
import { runInRealTime } from '../src/ground/clock/real-time.ts';
import { type Answer, servePlatform } from '../test/support/serve-platform.ts';
import { startReceiver } from '../test/support/start-receiver.ts';
import { strictContract } from '../test/support/strict-contract.ts';
import { report } from './own-process.ts';

const CLIENTS = 50;
const seconds = Number(process.argv[2] ?? 60);

const contract = strictContract();
const receiver = await startReceiver();
const served = await servePlatform({
  clock: 'real',
  answerSeconds: 1,
  webcallsPerMinute: 1_000_000,
  webhooks: { retrySeconds: [0.05, 0.1, 1] },
});
const { platform, rules, ask } = served;
const stopTime = runInRealTime(platform.clock, (error) => served.faults.push(error));

// One event of fifty is refused at first: a retry must bring it, and those behind it wait.
const refused = new Set<string>();
receiver.behave = (response, { event }) => {
  const refuse = receiver.received.length % 50 === 0 && !refused.has(event.id);
  if (refuse) refused.add(event.id);
  response.writeHead(refuse ? 500 : 200).end();
};
await platform.webhooks.create({
  name: 'all',
  types: ['call_state_change', 'received_sms'],
  url: receiver.url,
});
const emitted = new Set<string>();
platform.events.listen((event) => {
  if (event.event_name.startsWith('call.')) emitted.add(event.id);
});

const failures: [operationId: string, step: RuleStep][] = [
  ['listCdrs', { code: 401 }],
  ['getCdr', { code: 404 }],
  ['createCall', { code: 412 }],
  ['listContacts', { delay: 20 }],
  ['listSms', { fault: 'reset' }],
  ['createContact', { code: 400 }],
];
let [asked, dropped] = [0, 0];
const violations: string[] = [];

/** Asks, and checks what comes. Undefined where the connection was dropped, as a rule wants it. */
async function check(operationId: string, line: string, body?: unknown): Promise<Answer | undefined> {
  asked += 1;
  try {
    const answer = await ask(line, { body });
    violations.push(...contract.violations(operationId, answer));
    return answer;
  } catch (error) {
    if (operationId !== 'listSms') throw error;
    dropped += 1;
    return undefined;
  }
}

async function call(client: number): Promise<void> {
  const placed = await check('createCall', 'POST /calls', {
    from: String(410_002 + (client % 4)),
    to: `4477009${10_000 + asked}`,
  });
  const id = String(placed?.json?.data?.id);
  await check('listCalls', 'GET /calls?limit=20');
  if (placed?.status !== 201) return;
  await check('getCall', `GET /calls/${id}`);
  await check('deleteCall', `DELETE /calls/${id}`);
  await check(
    'listCdrs',
    `GET /cdrs?filter=${encodeURIComponent(`[{"property":"live_id","operator":"eq","value":${id}}]`)}`,
  );
}

async function contact(client: number): Promise<void> {
  const made = await check('createContact', 'POST /contacts', { first_name: `Client ${client}` });
  const id = String(made?.json?.data?.id);
  await check('listContacts', 'GET /contacts?limit=10&sort=id&dir=DESC');
  if (made?.status !== 201) return;
  await check('updateContact', `PATCH /contacts/${id}`, { company: 'Bench' });
  await check('deleteContacts', `DELETE /contacts/${id}`);
}

async function look(): Promise<void> {
  await check('listCdrs', 'GET /cdrs?limit=5&group_by=type');
  await check('getCdr', 'GET /cdrs/42001');
  await check('listQueues', 'GET /queues?include=users');
  await check('listSms', 'GET /sms');
  await check('downloadCdrPcap', 'GET /cdrs/42001.pcap');
  await check('listCdrs', 'GET /cdrs?limit=6000');
  await check('ping', 'GET /ping');
}

const end = performance.now() + seconds * 1000;
const jobs = [call, contact, look];
await Promise.all(
  Array.from({ length: CLIENTS }, async (_, client) => {
    for (let round = client; performance.now() < end; round++) {
      const [operationId, step] = failures[round % failures.length]!;
      if (round % 7 === 0) rules.add({ operation_id: operationId, sequence: [step] });
      await jobs[round % jobs.length]!(client);
    }
  }),
);
for (const { id } of platform.exchange.list()) platform.exchange.perform({ kind: 'hang-up', leg: id });
const missing = () => {
  const delivered = new Set(receiver.received.map(({ event }) => String(event.id)));
  return [...emitted].filter((id) => !delivered.has(id)).length;
};
// An event that waits is not lost: what counts is that all come, so it ends when five seconds bring no further one.
let [left, quiet] = [missing(), 0];
while (left > 0 && quiet < 10) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const now = missing();
  quiet = now < left ? 0 : quiet + 1;
  left = now;
}
for (const violation of new Set(violations)) console.error(violation);
for (const fault of served.faults) console.error(fault);
console.log(
  `Mixed load: ${asked} requests of ${CLIENTS} clients in ${seconds} s, ${dropped} dropped on purpose, ` +
    `${emitted.size} events of calls, ${refused.size} refused at first.`,
);
report([
  {
    name: 'Responses outside the contract',
    measured: violations.length + served.faults.length,
    atMost: 0,
    unit: '',
  },
  { name: 'Events lost', measured: missing(), atMost: 0, unit: '' },
]);
stopTime();
await served.close();
await receiver.close();
