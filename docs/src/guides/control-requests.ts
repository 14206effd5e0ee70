const SANDBOX = 'http://127.0.0.1:4020';
const PREFIX = `${SANDBOX}/_sandbox`;
/** Keeps the id of what was made. */
const ITS_ID = 'grep -o \'"id":[0-9]*\' | head -n 1 | cut -d: -f2';
const ALICE_CALLS = `-d '{"from":"447700900123","to":"2104"}'`;
const BEN_CALLS = `-d '{"from":"447700900456","to":"442079460100"}'`;
const FAILS = `-d '{"operation_id":"listCdrs","sequence":[{"code":503}]}'`;

/** What the requests of an operation have besides the examples of the document. */
interface Addition {
  /** The lines before. */
  before?: string;
  /** The variable of the shell that keeps the id of the response, which is printed alone. */
  keep?: string;
  /** Body of the one request, with its option, in place of the examples. */
  body?: string;
  /** What follows the address, such as the file that the response goes to. */
  after?: string;
  /** What the names in the path stand for. */
  path?: Readonly<Record<string, string>>;
}

const user = { path: { id: '410002' } };
const call = { path: { id: '$CALL' } };
const webhook = { path: { id: '$WEBHOOK' } };
const entry = { path: { id: '$ENTRY' } };

/** By operation. With these, all requests succeed in the order of the page, and leave the sandbox as they found it. */
const ADDITIONS: Readonly<Record<string, Addition>> = {
  setClock: {
    before: `HOUR=$(curl -s ${PREFIX}/clock | cut -d'"' -f4 | cut -c1-13)`,
    body: `-d "{\\"time\\":\\"$HOUR:59:59\\"}"`,
  },
  simulateInboundCall: { keep: 'CALL' },
  simulateAnswer: call,
  simulateHold: call,
  simulateResume: call,
  simulateTransfer: call,
  simulateHangUp: call,
  simulateReject: {
    before: `REJECTED=$(curl -s ${PREFIX}/simulate/inbound-call ${ALICE_CALLS} |\n  ${ITS_ID})`,
    path: { id: '$REJECTED' },
  },
  simulateKey: {
    before: `MENU=$(curl -s ${PREFIX}/simulate/inbound-call ${BEN_CALLS} |\n  ${ITS_ID})`,
    path: { id: '$MENU' },
  },
  simulateAgent: { path: { id: '30602', user_id: '410004' } },
  updateUserState: user,
  createUserToken: user,
  createWebhook: {
    keep: 'WEBHOOK',
    body: `-d '{"name":"Receiver","types":["call_state_change"],"url":"${PREFIX}/receiver/events"}'`,
  },
  getWebhook: webhook,
  updateWebhook: webhook,
  deleteWebhook: webhook,
  listJournal: {
    before: `CALL=$(curl -s ${PREFIX}/simulate/inbound-call ${ALICE_CALLS} |\n  ${ITS_ID})`,
    after: '?limit=1',
    keep: 'ENTRY',
  },
  getJournalEntry: entry,
  replayJournalEntry: entry,
  replayCall: { body: `-d "{\\"call_id\\":$CALL}"` },
  createRule: { body: FAILS },
  deleteRule: { before: `RULE=$(curl -s ${PREFIX}/rules ${FAILS} |\n  ${ITS_ID})`, path: { id: '$RULE' } },
  listOperations: { after: ' -o operations.json' },
  listEvents: { after: ' -o events.json' },
  getSnapshot: { after: ' -o snapshot.json' },
  restore: { body: '--data-binary @snapshot.json' },
};

/**
 * The requests of an operation as commands of the shell, one for each example.
 *
 * @param method In upper case.
 * @param examples Bodies.
 */
export function controlRequests(
  { id, method, path }: { id: string; method: string; path: string },
  examples: readonly unknown[],
): string {
  const { before, keep, body, after = '', path: names = {} } = ADDITIONS[id] ?? {};
  const bodies = body === undefined ? examples.map((example) => `-d '${JSON.stringify(example)}'`) : [body];
  const address =
    SANDBOX + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? `$${name.toUpperCase()}`);
  const requests = (bodies.length === 0 ? [''] : bodies).map((data) => {
    const verb = method === (data === '' ? 'GET' : 'POST') ? '' : `-X ${method} `;
    const target = after.startsWith('?') ? `'${address}${after}'` : address + after;
    const command = `curl ${keep ? '-s ' : ''}${verb}${target}${data && ` ${data}`}`;
    return keep ? `${keep}=$(${command} |\n  ${ITS_ID}) && echo "$${keep}"` : command;
  });
  return [before, ...requests].filter((line) => line !== undefined).join('\n');
}
