import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What clears something comes after all that shows it. */
const LAST = /^(?:clear|deleteMails$|reset$)/;

/** The operations of a subject. Throws when there are none. */
export function operationsOf(tag: string): ControlOperation[] {
  const operations = controlOperations().filter((operation) => operation.tag === tag);
  if (operations.length === 0) throw new Error(`The control plane of the sandbox has no subject ${tag}.`);
  return operations.toSorted((one, other) => Number(LAST.test(one.id)) - Number(LAST.test(other.id)));
}

/** Parameters and fields of an operation as a list. Markdown; empty when it has none. */
export function controlFields({ parameters, fields }: ControlOperation): string {
  return [...parameters, ...fields]
    .map(({ name, required, description }) => {
      const about = [required ? 'Required.' : '', description.replaceAll('\n', ' ')]
        .filter(Boolean)
        .join(' ');
      return `- \`${name}\`${about && `: ${about}`}`;
    })
    .join('\n');
}

/** A subject as Markdown. */
export function controlText(tag: string): string {
  return operationsOf(tag)
    .map((operation) =>
      [
        `### ${operation.summary}`,
        `\`${operation.method} ${operation.path}\``,
        operation.description,
        controlFields(operation),
        `\`\`\`sh\n${operation.curl}\n\`\`\``,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

/** An operation of the sandbox's control plane. */
interface ControlOperation {
  id: string;
  /** Upper case. */
  method: string;
  /** With its prefix: `/_sandbox/clock`. */
  path: string;
  tag: string;
  summary: string;
  /** Markdown; empty where the summary says it all. */
  description: string;
  parameters: ControlField[];
  fields: ControlField[];
  /** Its requests as commands. */
  curl: string;
}

/** A parameter or a field of a body. */
interface ControlField {
  name: string;
  required: boolean;
  /** Markdown. */
  description: string;
}

interface Document {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Schema>>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Schema & { name?: string; required?: boolean; schema?: Schema })[];
  requestBody?: {
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>;
  };
}
interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

const METHODS = new Set(['get', 'post', 'patch', 'put', 'delete']);

/** What the control plane of the sandbox can do, in the order of its own document. */
export function controlOperations(): ControlOperation[] {
  const document = controlDocument();
  const [server] = document.servers;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => operationOf(document, `${server?.url ?? ''}${path}`, method, operation)),
  );
}

/** The subjects of the control plane. */
export function controlTags(): string[] {
  return controlDocument().tags.map(({ name }) => name);
}

function controlDocument(): Document {
  const folder = dirname(createRequire(import.meta.url).resolve('@telephony/sandbox/package.json'));
  return JSON.parse(readFileSync(join(folder, 'src/generated/control.json'), 'utf8')) as Document;
}

function operationOf(
  document: Document,
  path: string,
  method: string,
  operation: Operation,
): ControlOperation {
  const json = operation.requestBody?.content['application/json'];
  const examples = Object.values(json?.examples ?? {}).map(({ value }) => value);
  const schema = resolve(document, json?.schema);
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolve(document, parameter) as typeof parameter,
  );
  const called = { id: operation.operationId ?? '', method: method.toUpperCase(), path };
  return {
    ...called,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: parameters.map(({ name = '', required = false, description, schema: type }) => ({
      name,
      required,
      description: description ?? resolve(document, type).description ?? '',
    })),
    fields: Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      required: schema.required?.includes(name) ?? false,
      description: resolve(document, property).description ?? '',
    })),
    curl: controlRequests(called, examples),
  };
}

/** A schema or parameter itself, with what stands beside its reference. */
function resolve(document: Document, schema: Schema = {}): Schema {
  const [, , kind = '', name = ''] = schema.$ref?.split('/') ?? [];
  const target = document.components[kind]?.[name];
  return target === undefined ? schema : { ...resolve(document, target), ...schema };
}

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
function controlRequests(
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
