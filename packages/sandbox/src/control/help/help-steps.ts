import type { operations } from '../../generated/control.ts';

/** One request of the help. Its body is the first example of the document. */
export interface HelpStep {
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
  steps: readonly HelpStep[];
}

const call = { path: { id: '$CALL' } };
const webhook = { path: { id: '$WEBHOOK' } };
const entry = { path: { id: '$ENTRY' } };

/** Every operation of the control plane, in an order in which they succeed. One that is missing fails a test. */
export const helpParts: readonly HelpPart[] = [
  {
    title: 'A token, and who has what',
    steps: [
      { operation: 'getSignIn' },
      { operation: 'listAccounts' },
      { operation: 'listUserStates' },
      { operation: 'updateUserState', path: { id: '410002' } },
      { operation: 'createUserToken', path: { id: '410002' } },
    ],
  },
  {
    title: 'Webhooks: start your receiver first, and give its address',
    steps: [
      { operation: 'createWebhook', keep: 'WEBHOOK' },
      { operation: 'listWebhooks' },
      { operation: 'getWebhook', ...webhook },
      { operation: 'updateWebhook', ...webhook },
      { operation: 'connectReceiver' },
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
      { operation: 'listLiveCalls' },
      { operation: 'listLegs' },
      { operation: 'getWallboard' },
      { operation: 'simulateHangUp', ...call },
      { operation: 'listEndedCalls', query: '?limit=1' },
    ],
  },
  {
    title: 'Calls that nobody takes, a menu, and an agent who leaves',
    steps: [
      { operation: 'simulateInboundCall', keep: 'REJECTED' },
      { operation: 'simulateReject', path: { id: '$REJECTED' } },
      { operation: 'simulateMissInQueue' },
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
    steps: [
      { operation: 'simulateSms' },
      { operation: 'simulateFax' },
      { operation: 'simulateVoicemail' },
      { operation: 'listMails' },
      { operation: 'deleteMails' },
    ],
  },
  {
    title: 'Time: stop it, and move it on',
    steps: [
      { operation: 'getClock' },
      { operation: 'runClock' },
      { operation: 'advanceClock' },
      { operation: 'setClock' },
    ],
  },
  {
    title: 'What was sent to webhooks, and how it went',
    steps: [
      { operation: 'listJournal', query: '?limit=1', keep: 'ENTRY' },
      { operation: 'getJournalEntry', ...entry },
      { operation: 'replayJournalEntry', ...entry },
      { operation: 'replayCall', body: '{"call_id": \'$CALL\'}' },
      { operation: 'getReceiver' },
      { operation: 'clearReceiver' },
      { operation: 'clearJournal' },
      { operation: 'deleteWebhook', ...webhook },
    ],
  },
  {
    title: 'What was asked of the API',
    steps: [{ operation: 'listExchanges', query: '?limit=5' }, { operation: 'clearExchanges' }],
  },
  {
    title: 'Options while it runs, records of your own, and going back',
    steps: [
      { operation: 'getSettings' },
      { operation: 'updateSettings' },
      { operation: 'listForms' },
      { operation: 'seed' },
      { operation: 'getSnapshot', into: 'snapshot.json' },
      { operation: 'restore', body: '@snapshot.json' },
      { operation: 'listAssumptions' },
      { operation: 'reset' },
    ],
  },
  {
    title: 'Failures on demand, the recorded requests, and any event of the contract: the mock has these too',
    steps: [
      { operation: 'listOperations', into: 'operations.json' },
      { operation: 'createRule', keep: 'RULE' },
      { operation: 'listRules' },
      { operation: 'deleteRule', path: { id: '$RULE' } },
      { operation: 'deleteRules' },
      { operation: 'listRequests', query: '?limit=5' },
      { operation: 'deleteRequests' },
      { operation: 'listEvents', into: 'events.json' },
      { operation: 'sendEvent' },
    ],
  },
];
