import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

test('exports what its users call, and works by its name', async () => {
  const program = `
    import * as client from '@telephony/client';
    import { saveTo } from '@telephony/client/node';
    import createClient from '@telephony/client/openapi-fetch';
    import { listCdrsQuery } from '@telephony/client/tanstack';
    import { createStub } from '@telephony/client/testing';
    const fetch = async () => Response.json({ data: { id: 42 }, links: {} });
    const { operations } = client;
    const pbx = client.createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', fetch, operations });
    const { data } = await pbx.getCdr({ id: 42 });
    const others = Object.keys(client).filter((name) => client[name] !== operations[name]);
    console.log(data.id, typeof saveTo, typeof createClient, typeof createStub, typeof listCdrsQuery, others.sort().join(' '));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  const exported =
    'TelephonyError addHeaders apiToken bulk callHistory coreOf count createTelephony download findCall formatTimestamp isForbidden isLoginRefused isNoPhoneOnline isNotFound ' +
    'isRateLimited isTelephonyError isUnauthorized keptAlive logEvents mayHaveActed measureCalls mintApiToken operations pages paginate parseTimestamp placeCall session traceCalls where';
  expect(stdout.trim()).toBe(`42 function function function function ${exported}`);
});

test('the main entry uses what every platform has: no module of Node, no Buffer, no process', async () => {
  const code = await bundle("export * from '@telephony/client';");
  expect(code).toContain('function paginate');
  expect(code).not.toMatch(/^import\b|\bfrom '|node:|\b(process|Buffer|require|__dirname|setImmediate)\b/m);
});

test('the entry for TanStack Query imports nothing of it', async () => {
  const code = await bundle("export * from '@telephony/client/tanstack';");
  expect(code).toContain('listCdrsQuery');
  expect(code).not.toMatch(/^import\b/m);
});

async function bundle(source: string, minify = false): Promise<string> {
  const file = 'virtual:app';
  const build = await rolldown({
    input: file,
    platform: 'browser',
    cwd: root,
    plugins: [
      {
        name: 'app',
        resolveId: (id) => {
          if (id === file) return file;
          if (id === '@telephony/client') return join(root, 'src/index.ts');
          if (id === '@telephony/client/tanstack') return join(root, 'src/tanstack.ts');
          return undefined;
        },
        load: (id) => (id === file ? source : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', comments: false, ...(minify && { minify }) });
  await build.close();
  return output[0].code;
}

test('an app with one GET is 6.6 kB compressed, as the README says', async () => {
  const app = `
    import { createTelephony, getCdr } from '@telephony/client';
    const pbx = createTelephony({ baseUrl: 'https://pbx.example/v1.2/voice', auth: 'TOKEN' });
    const { data } = await getCdr(pbx, { id: 42 });
    console.log(data);`;
  const bytes = gzipSync(await bundle(app, true), { level: 9 }).length;
  expect(bytes).toBeLessThan(6650);
});

test('an app carries only the helpers that it uses', async () => {
  const head = "const pbx = createTelephony({ baseUrl: 'https://h', auth: 'T' });";
  const one = await bundle(
    `import { createTelephony, ping } from '@telephony/client'; ${head} await ping(pbx);`,
  );
  expect(one).not.toMatch(/\/log(in|out)|function (session|paginate|where|download)/);
  const two = await bundle(
    `import { createTelephony, session } from '@telephony/client'; ${head} session({});`,
  );
  expect(two).toContain('/login');
  const queries = await bundle(
    `import { createTelephony } from '@telephony/client';
    import { listCdrsQuery } from '@telephony/client/tanstack'; ${head} listCdrsQuery(pbx);`,
  );
  const names = Object.keys(await import('../../src/generated/operations.ts'));
  expect(names.filter((name) => queries.includes(`"${name}"`))).toEqual(['listCdrs']);
});
