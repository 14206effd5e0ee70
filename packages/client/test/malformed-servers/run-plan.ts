import {
  createTelephony,
  download,
  isTelephonyError,
  type NamedTelephony,
  operations,
} from '../../src/index.ts';
import { type Ending, type Endings, FILE, type Purpose, RECORD } from './endings.ts';
import type { Planned } from './server.ts';

/** A token that must not be in an error, nor go to another server. */
const TOKEN = 'a-token-that-nobody-may-see';
const TIMEOUT_MS = 3000;
/** No call may take longer than this, in milliseconds: the client says that it will not. */
const LIMIT = 7000;

const CALLS: Readonly<Record<Purpose, (pbx: NamedTelephony) => Promise<Ending>>> = {
  record: async (pbx) => {
    const record = await pbx.getCdr({ id: 42 });
    if (record === undefined) return 'empty';
    const { data } = JSON.parse(RECORD) as typeof record;
    if (record.data.src_name?.includes('\uFFFD')) return 'gaps';
    return JSON.stringify(record.data) === JSON.stringify(data)
      ? 'ok'
      : `another record: ${JSON.stringify(record.data)}`;
  },
  file: async (pbx) => {
    const bytes = await (
      await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, idleTimeoutMs: 1000 })
    ).bytes();
    return String(bytes) === String(FILE) ? 'ok' : `another file of ${bytes.length} bytes`;
  },
  dial: async (pbx) => {
    await pbx.createCall({ from: '410003', to: '447700900456' });
    return 'ok';
  },
};

/**
 * Makes all calls of a plan with the client, and tells how each has ended. Runs in any runtime.
 *
 * @param url The address of the plan.
 */
export async function runPlan(url: string): Promise<Endings> {
  const plan = (await (await fetch(`${url}/plan`)).json()) as Planned[];
  const endings: Endings = {};
  const left = plan[Symbol.iterator]();
  // A browser has six connections to a server.
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (const planned of left) endings[planned.name] = await endOf(planned);
    }),
  );
  return endings;
}

async function endOf({ purpose, baseUrl, retries }: Planned): Promise<Ending> {
  const pbx = createTelephony({ baseUrl, auth: TOKEN, retries, timeoutMs: TIMEOUT_MS, operations });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<Ending>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), LIMIT);
  });
  return Promise.race([CALLS[purpose](pbx).catch(tell), hang]).finally(() => clearTimeout(timer));
}

function tell(error: unknown): Ending {
  if (!isTelephonyError(error)) return `another error: ${String(error)}`;
  if (`${error.message} ${error.stack} ${JSON.stringify(error)}`.includes(TOKEN)) return 'tells the token';
  return [error.kind, error.status].filter(Boolean).join(' ');
}
