/** Programs that take what `listen` and `serve` post, and those two as processes of their own. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, vi } from 'vitest';
import { type Environment, spawnTelephony } from './telephony.ts';

export const secret = `whsec_${randomBytes(24).toString('base64')}`;
export const ends = { timeout: 20_000, interval: 50 };

export interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
  json: {
    type?: string;
    event_name?: string;
    data?: {
      rootCallId: number;
      revision: number;
      changed: string[];
      outcome: { result: string };
      recordings: { id: number }[];
    };
  };
}

export async function startApp(port = 0) {
  const taken: Delivery[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request);
      taken.push({ headers: request.headers, body, json: JSON.parse(body) as Delivery['json'] });
      response.end();
    };
    void take();
  });
  const url = await startServer(server, onTestFinished, port);
  const stop = () => (server.closeAllConnections(), server.close());
  return { taken, stop, port: Number(new URL(url).port), url: `${url}/taken` };
}

export async function start(args: readonly string[], env: Environment, cwd?: string) {
  const child = spawnTelephony([...args, '--port', '0'], { ...env, TELEPHONY_SIGNING_SECRET: secret }, cwd);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part) => (output.stdout += String(part)));
  child.stderr.on('data', (part) => (output.stderr += String(part)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(output.stderr).toContain('Receives events'), ends);
  return Object.assign(child, { output });
}
