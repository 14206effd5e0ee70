import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type FrontOptions, requestLog } from '../src/index.ts';
import { serveDocument } from './support/serve-document.ts';

const TOKEN = '62cdb7020ff920e5aa642c3d4066950dd1f01f4d';

afterEach(() => void vi.restoreAllMocks());

async function written(level: Parameters<typeof requestLog>[1]): Promise<string> {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((text += String(chunk)), true));
  const log = createLog();
  const onRequest: FrontOptions<unknown>['onRequest'] = requestLog(log, level);
  const { ask } = await serveDocument({ onRequest });
  const body = new URLSearchParams({ count: '7', tags: 'x'.repeat(500) });
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'x-mine': 'yes',
    'x-back': 'https://u:hunter5@h/?token=hunter6',
  };
  await ask('POST /form', { body, headers });
  await ask(`GET /things/x?password=hunter2`);
  await ask(`GET /things/x?api_key=hunter2`, { headers: { 'client-secret': 'hunter3-in-a-header' } });
  await ask('GET /things/hunter3-in-a-header');
  // Only the contract says that this parameter is secret.
  await ask('GET /as/query?key=hunter4');
  await ask('DELETE /keys/hunter7');
  log.flush();
  return text;
}

test('silent writes nothing, error what was refused, info a line for each', async () => {
  expect(await written('silent')).toBe('');
  expect(await written('error')).toMatch(
    /^GET \/things\/x\?password=\[redacted\] 400 getThing .*integer.*\n(?:GET .*\n)+$/,
  );
  expect(await written('info')).not.toContain('hunter');
  expect(await written('info')).toMatch(
    /^POST \/form 201 postForm .*\n(?:GET .*\n){4}DELETE \/keys\/\[redacted\] .*\n$/,
  );
});

test('debug adds headers and bodies, shortened and without secrets', async () => {
  const text = await written('debug');
  expect(text).toContain('  > x-mine: yes\n');
  expect(text).toContain('  > authorization: [redacted]\n');
  expect(text).toContain('  > count=7&tags=xxx');
  expect(text).toContain('  < content-type: application/json\n  < {\n  <  "count": 7,\n');
  expect(text).not.toMatch(/hunter|62cdb7/);
  const lines = text.split('\n');
  expect(lines.length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
});

test.each([
  [{ FORCE_COLOR: '1', NO_COLOR: undefined }, true],
  [{ FORCE_COLOR: undefined, NO_COLOR: '1' }, false],
])('colours follow %j', async (environment, isColoured) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect((await written('info')).includes('\u001B[32m201')).toBe(isColoured);
});
