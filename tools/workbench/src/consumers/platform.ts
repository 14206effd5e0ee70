import { startSandbox } from '@telephony/sandbox';
import { startRedirectingProxy } from './redirecting-proxy.ts';

/** The conditions that every program sends as `filter`. */
export const FILTER = JSON.stringify([{ property: 'type', operator: 'eq', value: 'I' }]);

/** A sandbox for one program. Its 301 has a `Location`, as that of the platform may (O-71 of the ledger). */
export interface Platform extends AsyncDisposable {
  /** What the program finds in its environment. */
  environment: Record<string, string>;
  /** The values of `filter` that have arrived at `GET /cdrs`. */
  filters: (string | null)[];
  /** The requests that have followed the `Location`, with the token. */
  followed: string[];
  /** How many CDRs a program reads that asks for two. */
  cdrs: number;
  /** The extension that a program transfers its call to. */
  extension: string;
}

/** Starts a sandbox on a free port. Its user signs in without a second factor. */
export async function startPlatform(): Promise<Platform> {
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
