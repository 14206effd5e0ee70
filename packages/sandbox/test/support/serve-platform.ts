import { afterAll, beforeAll, beforeEach } from 'vitest';
import { handlers } from '../../src/operations/handlers/index.ts';
import type { Rules } from '@telephony/http/control-types';
import { createSandboxFront } from '../../src/http/front.ts';
import { createPlatform } from '../../src/start/create-platform.ts';
import type { PlatformOptions } from '../../src/platform/options.ts';
import { accountsOf, type Platform } from '../../src/platform/platform.ts';
import { strictContract, type WireAnswer } from './strict-contract.ts';

/** Token of Mei, who has roles and is no administrator; it never expires. */
export const MEI = '62cdb7020ff920e5aa642c3d4066950dd1f01f4d';
/** Token of Nadia, the administrator. */
export const NADIA = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';

interface Question {
  /** Undefined for Mei's, null for none. */
  token?: string | null | undefined;
  /** Sent as JSON, or as it is where it is a text. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer extends WireAnswer {
  // Tests read what they expect to be there.
  json: any;
  headers: Headers;
}

/** A platform behind a real server, with what tests need to see of it. */
export interface ServedPlatform {
  platform: Platform;
  /** Which requests shall fail. */
  rules: Rules;
  url: string;
  /**
   * Asks, such as `GET /cdrs?limit=1`, below `/v1.2/voice`.
   *
   * @throws Error for an answer that is outside of the contract, undeclared members included.
   */
  ask: (line: string, question?: Question) => Promise<Answer>;
  /** Everything as at the start of the story. */
  reset: () => void;
  /** Faults of the sandbox itself since the start. */
  faults: Error[];
  close: () => Promise<void>;
}

/** Starts the story on a manual clock, with its live calls. */
export async function servePlatform(options: PlatformOptions = {}): Promise<ServedPlatform> {
  const faults: Error[] = [];
  const platform = createPlatform(
    { clock: 'manual', seed: 1, liveCalls: true, ...options },
    Date.now,
    (error) => faults.push(error),
  );
  const front = createSandboxFront(platform, handlers, (error) => faults.push(error));
  const url = await front.listen(0, '127.0.0.1');
  const clock = platform.clock.state();
  const accounts = accountsOf(platform).map(({ random, store }) => ({
    random,
    store,
    start: { random: random.state(), store: store.state() },
  }));
  return {
    platform,
    rules: front.rules,
    url,
    faults,
    ask: (line, question) => ask(`${url}/v1.2/voice`, line, question),
    reset() {
      platform.clock.restore(clock);
      for (const { random, store, start } of accounts) {
        store.restore(start.store);
        random.restore(start.random);
      }
    },
    async close() {
      await platform.webhooks.stop();
      await front.close();
    },
  };
}

/** One platform for the tests of a file, as at the start of the story before each of them. */
export function usePlatform(options: PlatformOptions = {}): ServedPlatform {
  const served = {} as ServedPlatform;
  beforeAll(async () => {
    Object.assign(served, await servePlatform(options));
  });
  beforeEach(() => served.reset());
  afterAll(() => served.close());
  return served;
}

async function ask(
  baseUrl: string,
  line: string,
  { token = MEI, body, headers }: Question = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(/ (.*)/);
  const request: RequestInit = {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== null && { 'x-auth-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  if (body !== undefined) request.body = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(baseUrl + path, request);
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  const json: unknown = contentType?.includes('json') && text !== '' ? JSON.parse(text) : undefined;
  const answer = { status: response.status, contentType, text, json, headers: response.headers };
  expectInContract(method, path, answer);
  return answer;
}

/** What HTTP itself refuses: no method of this address, too large, no JSON, headers too large. */
const PROTOCOL = new Set([405, 413, 415, 431]);

function expectInContract(method: string, path: string, answer: Answer): void {
  const strict = strictContract();
  const operationId = strict.operationAt(method, path.replace(/\?.*$/s, ''));
  if (operationId === undefined || PROTOCOL.has(answer.status)) return;
  // What is wrong with a request is 400 everywhere, marked where the operation does not declare it.
  if (answer.status === 400 && answer.headers.has('x-undeclared-status')) return;
  const violations = strict.violations(operationId, answer);
  if (violations.length > 0) throw new Error(`Outside of the contract: ${violations.join('; ')}`);
}
