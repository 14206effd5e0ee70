import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { isHere } from '../option-values.ts';
import { openControl } from './control.ts';
import { type Journal, readJournal } from './journal.ts';
import { liveLegs } from './live-legs.ts';

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
