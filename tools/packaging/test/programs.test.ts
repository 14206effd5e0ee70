import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runProgram } from '../src/run-program.ts';
import { startProgram } from './support/start-program.ts';

const { folder, node, packages } = inject('installation');
const programs = packages.flatMap(({ manifest }) =>
  // npx runs the only program of a package by the package's name.
  Object.keys(manifest.bin ?? {}).map((bin) => ({ command: bin, name: manifest.name })),
);

const servers = programs.filter(({ command }) => command !== 'telephony-webhooks');

test('there are programs to start', () => {
  expect(programs.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { command: 'telephony-mock', name: '@telephony/mock' },
    { command: 'telephony-sandbox', name: '@telephony/sandbox' },
    { command: 'telephony-webhooks', name: '@telephony/webhooks' },
  ]);
});

test.for(servers)('npx $command starts, responds to a request, and ends with npx', async ({ command }) => {
  await using program = await startProgram(command, ['--port', '0'], { folder, node });
  const token = /Token +([\da-f]{40})/.exec(program.output())?.[1] ?? 'any';
  const response = await fetch(`${program.url}/v1.2/voice/cdrs?limit=1`, {
    headers: { 'x-auth-token': token },
  });
  const { data } = (await response.json()) as { data: unknown[] };
  expect(response.status).toBe(200);
  expect(data.length).toBeGreaterThan(0);
  const nobody = await fetch(`${program.url}/v1.2/voice/cdrs`);
  expect(nobody.status).toBe(401);
  await program.killNpx();
  await expect(fetch(program.url)).rejects.toThrow('fetch failed');
});

test.for(programs)('npx $name is the same program', async ({ command, name }) => {
  const [byName, byCommand] = await Promise.all(
    [name, command].map((called) => runProgram('npx', ['--no-install', called, '--help'], { folder, node })),
  );
  expect(byName).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`Usage: ${command}`) });
  expect(byName).toEqual(byCommand);
});

test('npx @telephony/webhooks delivers, and says that nobody is there', async () => {
  const args = ['--no-install', '@telephony/webhooks', 'deliver', 'http://127.0.0.1:9/', '--story', 'missed'];
  const { code, stdout } = await runProgram('npx', args, { folder, node });
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toHaveLength(4);
});

test('the sandbox keeps a data file, or says which Node has what it needs', async () => {
  const data = join(folder, 'sandbox.db');
  const options = { folder, node };
  const outcome = await startProgram('telephony-sandbox', ['--port', '0', '--data', data], options).then(
    async (program) => {
      await program[Symbol.asyncDispose]();
      return 'started';
    },
    (error: unknown) => String(error),
  );
  const there = await hasSqlite();
  expect(outcome).toMatch(there ? /^started$/ : /Use Node 22\.13 or newer/);
  expect(existsSync(data)).toBe(there);
});

test("the receiver's store in SQLite passes its checks, or says which Node has it", async () => {
  const program = `
    import { storeChecks } from '@telephony/webhooks/testing';
    import { sqliteStore } from '@telephony/webhooks/sqlite';
    for (const { run } of storeChecks(() => sqliteStore('events.sqlite'), { shared: true })) await run();
    console.log('passed');`;
  const { stdout, stderr } = await runProgram(node, ['--input-type=module', '--eval', program], {
    folder,
    node,
  });
  const outcome = (await hasSqlite()) ? /^passed\n/ : /Use Node 22\.13 or newer/;
  expect(stdout + stderr).toMatch(outcome);
});

async function hasSqlite(): Promise<boolean> {
  const program = "require('node:module').isBuiltin('node:sqlite')";
  const { stdout } = await runProgram(node, ['--print', program], { folder, node });
  return stdout.trim() === 'true';
}
