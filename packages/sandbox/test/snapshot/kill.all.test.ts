import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../support/run-cli.ts';
import { MEI } from '../support/serve-platform.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const headers = { 'x-auth-token': MEI, 'content-type': 'application/json' };

/** Each has one connection. */
const WRITERS = [1, 2, 3, 4];

/** Creates and deletes contacts over several connections until the server is gone; tells what was answered. */
async function writeUntilGone(baseUrl: string, answered: (count: number) => void) {
  const created = new Map<number, string>();
  const deleted = new Set<number>();
  const write = async (writer: number) => {
    for (let at = 0; ; at++) {
      const name = `${writer}-${at}`;
      const body = JSON.stringify({ first_name: name });
      const { data } = (await (
        await fetch(`${baseUrl}/contacts`, { method: 'POST', headers, body })
      ).json()) as {
        data: { id: number };
      };
      created.set(data.id, name);
      answered(created.size);
      if (at % 3 !== 0) continue;
      created.delete(data.id);
      const { status } = await fetch(`${baseUrl}/contacts/${data.id}`, { method: 'DELETE', headers });
      if (status === 204) deleted.add(data.id);
    }
  };
  await Promise.all(WRITERS.map((writer) => write(writer).catch(() => {})));
  return { created, deleted };
}

test('a kill in the middle of writes loses nothing that was answered, and calls go on', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  const args = ['--clock', 'manual', '--quiet', '--data', file];
  const first = await startProgram(args);
  const call = await fetch(`${first.url}/v1.2/voice/calls`, {
    method: 'POST',
    headers,
    body: '{"from":"410003","to":"447700900456"}',
  });
  const { data: ringing } = (await call.json()) as { data: { id: number } };
  const { created, deleted } = await writeUntilGone(`${first.url}/v1.2/voice`, (count) => {
    if (count === 60) void first.kill();
  });
  // Each writer may be about to delete one when the server goes.
  expect(created.size).toBeGreaterThanOrEqual(60 - WRITERS.length);
  expect(deleted.size).toBeGreaterThan(5);

  const second = await startProgram(args);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${second.url}${path}`, { headers, ...init });
    return (await response.json()) as { data: { id: number; first_name?: string; state?: string }[] };
  };
  const { data } = await ask('/v1.2/voice/contacts?limit=5000');
  const found = new Map(data.map(({ id, first_name: name }) => [id, name]));
  expect([...created].filter(([id, name]) => found.get(id) !== name)).toEqual([]);
  expect([...deleted].filter((id) => found.has(id))).toEqual([]);

  const stateOf = async () =>
    (await ask('/v1.2/voice/calls')).data.find(({ id }) => id === ringing.id)?.state;
  expect(await stateOf()).toBe('RINGING');
  await ask('/_sandbox/clock/advance', { method: 'POST', body: '{"seconds":10}' });
  expect(await stateOf()).toBe('CONNECTED');
});
