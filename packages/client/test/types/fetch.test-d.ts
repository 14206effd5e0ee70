/** Whose `fetch`, proxies and agents fit without a cast. Checked by `npm run typecheck`; nothing here runs. */
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch, ProxyAgent } from 'undici';
import { createTelephony, type TelephonyOptions } from '../../src/index.ts';

/** What the types of Deno say of a client for HTTP. */
interface DenoHttpClient extends Disposable {
  close(): void;
}
declare const client: DenoHttpClient;
/** What the types of Bun say of its fetch. */
declare const bunFetch: typeof globalThis.fetch & { preconnect(url: string | URL): void };

const baseUrl = 'https://host/v1.2/service';

export const fit: TelephonyOptions[] = [
  { baseUrl, fetch: globalThis.fetch },
  { baseUrl, fetch: undiciFetch },
  { baseUrl, fetch: bunFetch },
  { baseUrl, fetch: async () => Response.json({}) },
  { baseUrl, fetch: async (url) => new Response(url) },
  { baseUrl, fetch: (url, init) => fetch(url, { ...init, keepalive: true }) },
  { baseUrl, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher: new EnvHttpProxyAgent() }) },
  { baseUrl, fetch: undiciFetch, fetchOptions: { dispatcher: new Agent({ connections: 8 }) } },
  { baseUrl, fetchOptions: { dispatcher: new ProxyAgent('http://proxy:3128') } },
  { baseUrl, fetchOptions: { proxy: 'http://proxy:3128', tls: { ca: 'PEM' } } },
  { baseUrl, fetchOptions: { proxy: { url: 'http://proxy:3128', headers: { 'Proxy-Authorization': 'x' } } } },
  { baseUrl, fetchOptions: { client } },
  { baseUrl, fetchOptions: { credentials: 'include', cache: 'no-store' } },
];

export const doNotFit: TelephonyOptions[] = [
  // @ts-expect-error what the client sets itself
  { baseUrl, fetchOptions: { method: 'GET' } },
  // @ts-expect-error the same, where it would carry the token to another host
  { baseUrl, fetchOptions: { redirect: 'follow' } },
  // @ts-expect-error a URL of a proxy is text
  { baseUrl, fetchOptions: { proxy: 3128 } },
  // @ts-expect-error no response
  { baseUrl, fetch: async () => ({ status: 200 }) },
];

export const pbx = fit.map(createTelephony);
