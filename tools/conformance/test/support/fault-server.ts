import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer that a fault may change before it is sent. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What to send: a changed answer, bytes as they are, or nothing. */
export type Fault = (answer: Answer) => Answer | { raw: string } | 'drop' | 'hang';

/** A server that answers as another does, but for the faults planted at `METHOD /path`, where `*` is any number. */
export async function faultServer(behind: { url: string }, faults: Record<string, Fault>) {
  const met = new Set<string>();
  const server = createServer((request, response) => {
    void answer().catch(() => response.destroy());
    async function answer() {
      const { method = '', url = '' } = request;
      const token = request.headers['x-auth-token'];
      const body = await buffer(request);
      const sent = await fetch(behind.url + url, {
        method,
        redirect: 'manual',
        headers: {
          ...(typeof token === 'string' && { 'X-Auth-Token': token }),
          ...(body.length > 0 && { 'Content-Type': 'application/json' }),
        },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const bytes = Buffer.from(await sent.arrayBuffer());
      const type = sent.headers.get('content-type');
      const exact = `${method} ${url.split('?')[0]}`;
      const key = exact in faults ? exact : exact.replaceAll(/(?<=\/)\d+(?=\/|$)/g, '*');
      const fault = faults[key];
      if (!fault) {
        response.writeHead(sent.status, type === null ? {} : { 'Content-Type': type }).end(bytes);
        return;
      }
      met.add(key);
      const headers = type === null ? {} : { 'Content-Type': type };
      const changed = fault({ status: sent.status, headers, body: bytes.toString('utf8') });
      if (changed === 'hang') return;
      if (changed === 'drop') response.destroy();
      else if ('raw' in changed) response.socket?.end(changed.raw);
      else response.writeHead(changed.status, changed.headers).end(changed.body);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The places of faults that were asked for. */
    met,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** A fault that changes the JSON of the body. */
export function json(change: (body: Body) => unknown): Fault {
  return (answer) => {
    const body: Body = JSON.parse(answer.body);
    const changed = change(body);
    return { ...answer, body: JSON.stringify(changed === undefined ? body : changed) };
  };
}

type Body = { data: Record<string, unknown> & Record<string, unknown>[]; [name: string]: unknown };

/** A fault that sets members of the first record of a collection; undefined takes a member away. */
export function firstRecord(members: Record<string, unknown>): Fault {
  return json(({ data }) => {
    Object.assign(data[0] ?? {}, members);
  });
}

/** A fault: another status. */
export const withStatus =
  (code: number): Fault =>
  (answer) => ({ ...answer, status: code });
/** A fault: another body. */
export const withText =
  (text: string): Fault =>
  (answer) => ({ ...answer, body: text });
/** A fault: another content type. */
export const withType =
  (name: string): Fault =>
  (answer) => ({ ...answer, headers: { 'Content-Type': name } });
/** A fault: a file in place of the response. */
export const fileOf =
  (name: string, text: string): Fault =>
  () => ({
    status: 200,
    headers: { 'Content-Type': name },
    body: text,
  });
/** A fault: these bytes in place of the response. */
export const bytes =
  (text: string): Fault =>
  () => ({ raw: text });
