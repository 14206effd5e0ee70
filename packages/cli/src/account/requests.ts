/** What a command tells of its requests while they run: `--verbose`, a wait of more than a second, a token that anybody can read. */
import { progressLine } from '@telephony/contract/command-line';
import type { TelephonyOptions } from '@telephony/client';
import { redactor, safeText } from '../output/secrets.ts';
import { say } from '../output/terminal.ts';

type Middleware = NonNullable<TelephonyOptions['use']>[number];

const PATIENCE_MS = 1000;

export const tellWaits: Middleware = async (request, next) => {
  if (!process.stderr.isTTY) return next(request);
  const began = performance.now();
  const line = progressLine();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    line.show(`Waiting for ${new URL(request.url).host}, ${seconds} s`);
  }, PATIENCE_MS);
  try {
    return await next(request);
  } finally {
    clearInterval(timer);
    if (performance.now() - began >= PATIENCE_MS) line.clear();
  }
};

export const tellRequests: Middleware = async (request, next) => {
  const { method, attempt } = request;
  const url = redactor().redactUrl(request.url, request.operation.path);
  const began = performance.now();
  const tell = (what: string) => {
    const again = attempt > 1 ? `, attempt ${attempt}` : '';
    say(safeText(`${method} ${url}${again}: ${what}, ${Math.round(performance.now() - began)} ms`));
  };
  try {
    const response = await next(request);
    tell([response.status, response.headers.get('content-type')].filter(Boolean).join(' '));
    return response;
  } catch (error) {
    tell((error as Error).message);
    throw error;
  }
};

const warned = new Set<string>();

export function warnOfPlainHttp(url: string, isLocal: boolean): void {
  if (isLocal || !url.startsWith('http:') || warned.has(url)) return;
  warned.add(url);
  say(`${new URL(url).host} is reached by plain http: whoever is on the way can read the token. Use https.`);
}
