import type { Contract, Operation } from '@telephony/contract';
import type { SignIn } from '../platform/accounts.ts';
import { CONTROL_PATH } from '../contract/control-document.ts';
import type { operations } from '../generated/control.ts';

/** Gives the first id of a response. */
const FIRST_ID = `grep -o '"id":[0-9]*' | head -n 1 | cut -d: -f2`;

/**
 * What the control plane can do, as plain text that is also a script of the shell: each request works when it is pasted after
 * those before it.
 *
 * @param control The document of the control plane.
 * @param origin Where the sandbox is, such as `http://127.0.0.1:4020`.
 * @param signIns Token and sign-in of each account.
 */
export function controlHelp(
  control: Contract,
  origin: string,
  signIns: readonly (SignIn | undefined)[],
): string {
  const base = origin + CONTROL_PATH;
  const known = new Map(control.operations.map((operation) => [operation.operationId, operation]));
  const parts = helpParts.map(({ title, steps }) => {
    const lines = steps.flatMap((given) => {
      const step = stepOf(given);
      const operation = known.get(step.operation);
      return operation ? [`#   ${operation.summary}`, requestLine(base, operation, step)] : [];
    });
    return [`# ${title}`, ...lines].join('\n');
  });
  return [head(base), ...accounts(base, signIns), ...parts, ''].join('\n\n');
}

/** A step with what it needs. */
export function stepOf(step: HelpPart['steps'][number]): HelpStep {
  return typeof step === 'string' ? { operation: step } : step;
}

const head = (base: string): string =>
  [
    '# The control plane of the sandbox: everything that a test or a person does to it from outside of the platform.',
    `# Its OpenAPI document, with all parameters: ${base}/openapi.json`,
    '# While time stands still, each request responds when the events that it causes are delivered.',
    '# From another machine, add -H "X-Control-Token: TOKEN" (option --control-token).',
  ].join('\n');

/** What two accounts are for; nothing where there is one. */
function accounts(base: string, signIns: readonly (SignIn | undefined)[]): string[] {
  if (signIns.length < 2) return [];
  const lines = signIns.map((signIn, index) => `#   Account ${index + 1}: ${tokenOf(signIn)}`);
  return [
    [
      '# Two accounts: an ID of one is unknown with a token of the other',
      ...lines,
      '# A request is about the account that has its ID, number or extension; for account 2, others take ?account=2.',
      `curl '${base}/sign-in?account=2'`,
    ].join('\n'),
  ];
}

function tokenOf(signIn: SignIn | undefined): string {
  return signIn ? `${signIn.name}, X-Auth-Token: ${signIn.token}` : 'nobody has a token that never expires';
}

function requestLine(base: string, operation: Operation, step: HelpStep): string {
  const { path = {}, query = '', keep, into } = step;
  const address = Object.entries(path).reduce(
    (known, [name, value]) => known.replace(`{${name}}`, value),
    operation.path,
  );
  const url = query === '' ? base + address : `'${base}${address}${query}'`;
  const body = bodyOf(operation, step);
  // With a body curl sends POST by itself.
  const usual = body === undefined ? 'GET' : 'POST';
  const method = operation.method.toUpperCase();
  const request = [
    'curl',
    ...(keep === undefined && into === undefined ? [] : ['-s']),
    ...(method === usual ? [] : [`-X ${method}`]),
    url,
    ...(body === undefined ? [] : [`-d ${body}`]),
  ].join(' ');
  if (into !== undefined) return `${request} > ${into}`;
  return keep === undefined ? request : `${keep}=$(${request} | ${FIRST_ID})`;
}

function bodyOf({ body }: Operation, step: HelpStep): string | undefined {
  if (step.body !== undefined) return step.body.startsWith('@') ? step.body : `'${step.body}'`;
  const [example] = body?.examples.values() ?? [];
  return example && `'${JSON.stringify(example.value)}'`;
}

/** One request of the help. Its body is the first example of the document. */
interface HelpStep {
  operation: keyof operations;
  /** Values of the path, as the shell has them. */
  path?: Readonly<Record<string, string>>;
  /** Query with its question mark. */
  query?: string;
  /** The variable of the shell that keeps the id of the response. */
  keep?: string;
  /** Another body than that of the example: JSON with variables of the shell, or `@` and a file. */
  body?: string;
  /** The file that keeps the response. */
  into?: string;
}

/** A part of the help. */
export interface HelpPart {
  title: string;
  /** The name of an operation alone needs nothing but its example. */
  steps: readonly (HelpStep | HelpStep['operation'])[];
}

const call = { path: { id: '$CALL' } };
const webhook = { path: { id: '$WEBHOOK' } };
const entry = { path: { id: '$ENTRY' } };

/** Every operation of the control plane, in an order in which they succeed. One that is missing fails a test. */
export const helpParts: readonly HelpPart[] = [
  {
    title: 'A token, and who has what',
    steps: [
      'getSignIn',
      'listAccounts',
      'listUserStates',
      { operation: 'updateUserState', path: { id: '410002' } },
      { operation: 'createUserToken', path: { id: '410002' } },
    ],
  },
  {
    title: 'Webhooks: start your receiver first, and give its address',
    steps: [
      { operation: 'createWebhook', keep: 'WEBHOOK' },
      'listWebhooks',
      { operation: 'getWebhook', ...webhook },
      { operation: 'updateWebhook', ...webhook },
      'connectReceiver',
      { operation: 'updateReceiver', body: '{"status": 200}' },
    ],
  },
  {
    title: 'A call from outside: it rings, is answered, is held, goes on, and ends',
    steps: [
      { operation: 'simulateInboundCall', keep: 'CALL' },
      { operation: 'simulateAnswer', ...call },
      { operation: 'simulateHold', ...call },
      { operation: 'simulateResume', ...call },
      { operation: 'simulateTransfer', ...call },
      'listLiveCalls',
      'listLegs',
      'getWallboard',
      { operation: 'simulateHangUp', ...call },
      { operation: 'listEndedCalls', query: '?limit=1' },
    ],
  },
  {
    title: 'Calls that nobody takes, a menu, and an agent who leaves',
    steps: [
      { operation: 'simulateInboundCall', keep: 'REJECTED' },
      { operation: 'simulateReject', path: { id: '$REJECTED' } },
      'simulateMissInQueue',
      {
        operation: 'simulateInboundCall',
        keep: 'MENU',
        body: '{"from": "447700900456", "to": "442079460100"}',
      },
      { operation: 'simulateKey', path: { id: '$MENU' } },
      { operation: 'simulateAgent', path: { id: '30602', user_id: '410004' } },
    ],
  },
  {
    title: 'Messages',
    steps: ['simulateSms', 'simulateFax', 'simulateVoicemail', 'listMails', 'deleteMails'],
  },
  {
    title: 'Time: stop it, and move it on',
    steps: ['getClock', 'runClock', 'advanceClock', 'setClock'],
  },
  {
    title: 'What was sent to webhooks, and how it went',
    steps: [
      { operation: 'listJournal', query: '?limit=1', keep: 'ENTRY' },
      { operation: 'getJournalEntry', ...entry },
      { operation: 'replayJournalEntry', ...entry },
      { operation: 'replayCall', body: '{"call_id": \'$CALL\'}' },
      'getReceiver',
      'clearReceiver',
      'clearJournal',
      { operation: 'deleteWebhook', ...webhook },
    ],
  },
  {
    title: 'Options while it runs, records of your own, and going back',
    steps: [
      'getSettings',
      'updateSettings',
      'seed',
      { operation: 'getSnapshot', into: 'snapshot.json' },
      { operation: 'restore', body: '@snapshot.json' },
      'listAssumptions',
      'reset',
    ],
  },
  {
    title: 'Failures on demand, the recorded requests, and any event of the contract: the mock has these too',
    steps: [
      { operation: 'listOperations', into: 'operations.json' },
      { operation: 'createRule', keep: 'RULE' },
      'listRules',
      { operation: 'deleteRule', path: { id: '$RULE' } },
      'deleteRules',
      { operation: 'listRequests', query: '?limit=5' },
      'deleteRequests',
      { operation: 'listEvents', into: 'events.json' },
      'sendEvent',
    ],
  },
];
