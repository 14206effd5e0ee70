import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Control, createControl } from '@telephony/sandbox/control';
import { isHere } from './options.ts';

/** The sandbox that a run may change, through its control plane. Disposing it puts it back. */
export interface OpenSandbox extends AsyncDisposable {
  /** Everything as it was when the run began. */
  putBack(): Promise<void>;
  /** Changes fields of the user with the same id; the others are as they were when the run began. */
  putUser(user: JsonObject): Promise<void>;
  /** The events of its calls. */
  events: Journal['next'];
  /** Ids of the legs of calls that were live when the run began: their first events are not among `events`. */
  earlierLegs: ReadonlySet<number>;
}

/**
 * Makes sure that the server is a sandbox on this machine, keeps what is in it, and lets it send events to its built-in
 * receiver until it is put back at the end.
 *
 * @param server Base address.
 * @throws UserError for any other server: only a sandbox can be put back.
 */
export async function openSandbox(server: string): Promise<OpenSandbox> {
  const { origin } = new URL(server);
  const refusal = `--sandbox: ${origin} is not a sandbox on this machine. Leave the option out, or start one: npm run sandbox.`;
  if (!isHere(server)) throw new UserError(refusal);
  const control = openControl(origin);
  const snapshot = async () => (await control.GET('/snapshot')).data;
  const found = await snapshot().catch(() => undefined);
  if (!isJsonObject(found)) throw new UserError(refusal);
  await control.POST('/receiver/webhook');
  // Of both moments: calls begin and end in between.
  const before = await liveLegs(control);
  const begin = (await snapshot()) ?? {};
  const after = await liveLegs(control);
  const journal = readJournal(control, Number(valueAt(begin, ['store', 'deliveries', 'lastId']) ?? 0));
  return {
    async putBack() {
      await control.POST('/restore', { body: begin });
      journal.rewind();
    },
    async putUser(user) {
      const id = Number(user['id']);
      await control.POST('/seed', { body: { users: [{ ...keptUser(found, id), ...user, id }] } });
    },
    events: journal.next,
    earlierLegs: new Set([...before, ...after]),
    async [Symbol.asyncDispose]() {
      await control.POST('/restore', { body: found });
    },
  };
}

/** A user as the snapshot has it. What the API shows may be less of it. */
function keptUser(snapshot: JsonObject, id: number): JsonObject {
  const records = valueAt(snapshot, ['store', 'users', 'records']);
  const users: unknown[] = Array.isArray(records) ? records : [];
  return users.filter(isJsonObject).find((user) => user['id'] === id) ?? {};
}

function valueAt(value: unknown, names: string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isJsonObject(inner) ? inner[name] : undefined), value);
}

/** Entries that are read at a time: more than happen between two requests, but for a busy sandbox. */
const FEW = 50;
const ALL = 100_000;

/** The events of a sandbox, in the order in which they happened. */
interface Journal {
  /** The events since the last time, or since the sandbox was put back. */
  next: () => Promise<JsonObject[]>;
  /** To be called when the sandbox was put back: what happens from then on is new. */
  rewind: () => void;
}

/**
 * Reads what a sandbox sends to its built-in receiver.
 *
 * @param begin Id of the last entry at the moment to which the sandbox is put back.
 */
function readJournal(control: Control, begin: number): Journal {
  let last = begin;
  return {
    async next() {
      let entries = await read(FEW);
      if (entries.length === FEW && (entries[0]?.id ?? 0) > last + 1) entries = await read(ALL);
      const fresh = entries.filter(({ id, replay_of: replay }) => id > last && replay === null);
      last = entries.at(-1)?.id ?? last;
      return fresh.map(({ event }) => ({ ...event }));
    },
    rewind() {
      last = begin;
    },
  };

  async function read(limit: number) {
    const { data } = await control.GET('/journal', { params: { query: { limit } } });
    return data?.data ?? [];
  }
}

/** Milliseconds for a response of the control plane. */
const TIMEOUT = 30_000;

/**
 * The control plane of a sandbox that another process has started. A run that is stopped puts the sandbox back too, so requests
 * end by time alone.
 *
 * @param origin Of the sandbox.
 * @returns A client that throws Error where the control plane does not respond, or refuses.
 */
function openControl(origin: string): Control {
  const control = createControl(origin);
  control.use({
    onRequest: ({ request }) => new Request(request, { signal: AbortSignal.timeout(TIMEOUT) }),
    onResponse({ response, schemaPath }) {
      if (response.ok) return;
      throw new Error(`The sandbox's control plane responds to ${schemaPath} with ${response.status}.`);
    },
  });
  return control;
}

/** Ids of the legs of all live calls of a sandbox, the phones that a queue rings included. */
async function liveLegs(control: Control): Promise<number[]> {
  const { data } = await control.GET('/calls/legs');
  return (data?.data ?? []).flatMap(({ id, leg, phones }) =>
    [id, leg.id, ...phones.map((phone) => phone.id)].map(Number),
  );
}
