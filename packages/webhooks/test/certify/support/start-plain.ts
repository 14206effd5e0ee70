import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { startServer } from '@telephony/testing/start-server';
import type { onTestFinished } from 'vitest';

export type Defect =
  | 'none'
  | 'no dedupe'
  | 'dedupe by call'
  | 'lets everybody in'
  | 'numbers must be numbers'
  | 'fails on a byte order mark'
  | 'refuses unknown events'
  | 'dies of an unknown event'
  | 'loses what comes at once'
  | 'forgets while it handles'
  | 'never responds to lists';

const AUTHORIZATION = `Basic ${Buffer.from('pbx:seven-spokes-and-a-bell').toString('base64')}`;

export async function startPlain(
  defect: Defect,
  whenFinished?: typeof onTestFinished,
): Promise<{ url: string; seen: string }> {
  const events: string[] = [];
  const known = new Set<unknown>();
  let running = 0;
  const handle = async (bytes: Buffer): Promise<number> => {
    const event = readEvent(bytes, defect);
    if (!event) return 202;
    const { call_id: call, event_name: name, id } = event;
    if (defect === 'numbers must be numbers' && typeof call === 'string') return 400;
    if (defect === 'never responds to lists' && Array.isArray(event)) return new Promise(() => {});
    if (name === 'queue.wrap_up' && defect === 'refuses unknown events') return 422;
    if (name === 'queue.wrap_up' && defect === 'dies of an unknown event')
      server.close().closeAllConnections();
    const key = defect === 'dedupe by call' ? (call ?? id) : id;
    const isDuplicate = defect !== 'no dedupe' && known.has(key);
    if (defect !== 'forgets while it handles') known.add(key);
    if (defect === 'loses what comes at once' && running > 20) return 204;
    await new Promise((resolve) => setTimeout(resolve, defect === 'loses what comes at once' ? 40 : 2));
    known.add(key);
    if (typeof id === 'string' && !isDuplicate) events.push(id);
    return 204;
  };
  const server = createServer((request, response) => {
    if (request.url === '/seen') {
      response.end(JSON.stringify({ events }));
      return;
    }
    void (async () => {
      const bytes = await bodyOf(request);
      const isAllowed = request.headers.authorization === AUTHORIZATION || defect === 'lets everybody in';
      running += 1;
      const status = isAllowed ? await handle(bytes).catch(() => 500) : 401;
      running -= 1;
      response.writeHead(status).end();
    })();
  });
  const url = await startServer(server, whenFinished);
  return { url: `${url.replace('//', '//pbx:seven-spokes-and-a-bell@')}/events`, seen: `${url}/seen` };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const bytes = Buffer.concat(parts);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

function readEvent(bytes: Buffer, defect: Defect): Record<string, unknown> | undefined {
  const text = bytes.toString();
  try {
    return JSON.parse(defect === 'fails on a byte order mark' ? text : text.replace(/^\ufeff/, '')) as Record<
      string,
      unknown
    >;
  } catch (error) {
    if (text.startsWith('\ufeff')) throw error;
    return undefined;
  }
}
