import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startSandbox } from '@telephony/sandbox';

interface RedirectingProxy extends AsyncDisposable {
  url: string;
  /** Methods of the requests that have followed a `Location`. */
  followed: string[];
}

const ELSEWHERE = '/elsewhere';

async function startRedirectingProxy(target: string): Promise<RedirectingProxy> {
  const { origin, pathname } = new URL(target);
  const followed: string[] = [];
  const forward = async (request: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/', headers } = request;
    if (url === ELSEWHERE) {
      followed.push(method);
      return Response.json({});
    }
    const { 'content-type': contentType = '', 'x-auth-token': token = '' } = headers;
    const sent = {
      ...(contentType && { 'content-type': contentType }),
      ...(token && { 'x-auth-token': String(token) }),
    };
    const body = await buffer(request);
    return fetch(origin + url, {
      method,
      headers: sent,
      body: body.length > 0 ? body : null,
      redirect: 'manual',
    });
  };
  const server = createServer((request, response) => {
    void (async () => {
      const received = await forward(request);
      response.writeHead(received.status, {
        'content-type': received.headers.get('content-type') ?? 'text/plain',
        ...(received.status === 301 && { location: ELSEWHERE }),
      });
      response.end(Buffer.from(await received.arrayBuffer()));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    followed,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export interface Outcome {
  missing?: string[];
  accepts?: boolean;
  compiles?: boolean;
  calls?: boolean;
  filter?: boolean;
  state?: boolean;
  reason?: string;
}

// A program that keeps ids in 32 bits fails.
const MIN_CALL_ID = 2 ** 32;

export const FORMS = ['documented', 'observed', 'mixed'] as const;
type FormsMode = (typeof FORMS)[number];

export function judge(
  stdout: string,
  { forms, filters, followed, cdrs, extension }: Omit<Platform, 'environment' | typeof Symbol.asyncDispose>,
): Outcome {
  const result = readLine(stdout.trim().split('\n').at(-1) ?? '');
  const faults = [
    ...(result['cdrs'] === cdrs ? [] : [`it read ${String(result['cdrs'])} CDRs instead of ${cdrs}`]),
    ...(Number(result['call']) > MIN_CALL_ID ? [] : [`the id of its call is ${String(result['call'])}`]),
    ...(result['dst'] === extension
      ? []
      : [`the transferred call goes to ${String(result['dst'])} instead of ${extension}`]),
    ...redirectFaults(followed),
    ...(namesFrom(result['error'], forms)
      ? []
      : [`the error is ${JSON.stringify(result['error'])}, which does not name the field from`]),
  ];
  return {
    calls: faults.length === 0,
    filter: filters.length === 1 && filters[0] === FILTER,
    state: isState(result['state'], forms),
    ...(faults.length > 0 && { reason: `${faults.join('; ')}.\n${stdout}` }),
  };
}

// A word was observed; the documents show a number (ledger O-20).
function isState(state: unknown, forms: FormsMode): boolean {
  return (forms !== 'documented' && state === 'RINGING') || (forms !== 'observed' && Number.isInteger(state));
}

// Objects were observed; the documents show texts (ledger O-02).
function namesFrom(element: unknown, forms: FormsMode): boolean {
  if (typeof element === 'string') return forms !== 'observed' && element.startsWith('from');
  return forms !== 'documented' && (element as { field?: unknown } | undefined)?.field === 'from';
}

export function redirectFaults(followed: readonly string[]): string[] {
  return followed.map((method) => `it followed the redirect of a changed call with its token: ${method}`);
}

function readLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const FILTER = JSON.stringify([{ property: 'type', operator: 'eq', value: 'I' }]);

// Its 301 has a `Location`, as the platform's may have (ledger O-71).
interface Platform extends AsyncDisposable {
  forms: FormsMode;
  environment: Record<string, string>;
  filters: (string | null)[];
  followed: string[];
  cdrs: number;
  extension: string;
}

export async function startPlatform(forms: FormsMode): Promise<Platform> {
  const filters: (string | null)[] = [];
  const sandbox = await startSandbox({
    port: 0,
    seed: 1,
    secondFactor: false,
    onRequest({ operationId, url }) {
      if (operationId === 'listCdrs')
        filters.push(new URL(url, 'http://127.0.0.1').searchParams.get('filter'));
    },
  });
  const { email = '', password = '', token = '' } = sandbox.signIn ?? {};
  const read = async (path: string) => {
    const response = await fetch(sandbox.baseUrl + path, { headers: { 'X-Auth-Token': token } });
    return ((await response.json()) as { data: Record<string, unknown>[] }).data;
  };
  const cdrs = await read(`/cdrs?limit=2&filter=${encodeURIComponent(FILTER)}`);
  const users = await read('/users');
  const caller = users.find((user) => user['email'] === email);
  const other = users.find((user) => user !== caller && user['ext']);
  const extension = String(other?.['ext']);
  filters.length = 0;
  // Users in the documented form have no extension, so this comes after they are read.
  await sandbox.control.PATCH('/settings', { body: { forms } });
  const proxy = await startRedirectingProxy(sandbox.baseUrl);
  return {
    environment: {
      TELEPHONY_URL: proxy.url,
      TELEPHONY_EMAIL: email,
      TELEPHONY_PASSWORD: password,
      TELEPHONY_FILTER: FILTER,
      TELEPHONY_USER: String(caller?.['id']),
      TELEPHONY_EXTENSION: extension,
    },
    forms,
    filters,
    followed: proxy.followed,
    cdrs: cdrs.length,
    extension,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await sandbox.close();
    },
  };
}
