import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, it } from 'vitest';
import { conformance, start } from './support/command.ts';
import { TOKEN } from './support/servers.ts';

describe('npm run conformance', { timeout: 60_000 }, () => {
  it('exits 1 with the violations first', async () => {
    const url = await startServer((_, response) => response.writeHead(500).end());
    const { code, stdout } = await conformance(['--server', url, '--workflow', 'pageCdrs']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^# \d+ violations\n/);
    expect(stdout).toContain('status 500 is not declared');
  });

  it('exits 2 without a token, and for one that is refused', async () => {
    expect(await conformance(['--server', 'http://localhost'], {})).toMatchObject({
      code: 2,
      stderr: /TELEPHONY_TOKEN/,
    });
    const url = await startServer((_, response) => response.writeHead(401).end());
    expect(await conformance(['--server', url])).toMatchObject({ code: 2, stderr: /refuses the token/ });
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'another path',
      (_, response) => response.writeHead(404).end(),
      /GET \/ping is 404, GET \/aclroles is 404/,
    ],
    [
      'a page for people',
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      /a page of HTML/,
    ],
    [
      'an address that leads elsewhere',
      (_, response) => response.writeHead(301, { Location: 'https://pbx.example.com/a?token=b' }).end(),
      /a redirect \(301\) to https:\/\/pbx\.example\.com,/,
    ],
  ])('exits 2 at once for %s', async (_, listener, message) => {
    const asked: string[] = [];
    const url = await startServer((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    const result = await conformance(['--server', url]);
    expect(result).toMatchObject({ code: 2, stdout: '', stderr: message });
    expect(result.stderr).toContain('Check --server');
    expect(asked).toEqual(['/ping', '/aclroles']);
  });

  it('takes a server with one fault in its first response for what it is', async () => {
    const url = await startServer(({ url: target }, response) =>
      target === '/ping' ? response.writeHead(404).end() : response.writeHead(500).end(),
    );
    const { code } = await conformance(['--server', url, '--workflow', 'pageCdrs']);
    expect(code).toBe(1);
  });

  it('exits 3 when nothing listens', async () => {
    const { code, stderr } = await conformance(['--server', 'http://127.0.0.1:1']);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('connection was refused') });
  });

  it.runIf(process.platform === 'linux')(
    'leaves nothing behind on Ctrl-C, and shows no secret in the list of processes',
    async () => {
      const folder = temporaryFolder();
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      // Answers the login of the run, and lets its first workflow wait.
      const url = await startServer(({ url: target }, response) => {
        if (target === '/ping' || target === '/me') response.end('{"message":"Pong"}');
        else reach();
      });
      const child = start(['--server', url, '--workflow', 'pageCdrs'], {
        TELEPHONY_TOKEN: TOKEN,
        TMPDIR: folder,
      });
      await reached;
      expect(readdirSync(folder).some((name) => name.startsWith('telephony-conformance-'))).toBe(true);
      const processes = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((id) => spawnSync('cat', [`/proc/${id}/cmdline`], { encoding: 'utf8' }).stdout);
      expect(processes.some((line) => line.includes('respect'))).toBe(true);
      expect(processes.filter((line) => line.includes(TOKEN))).toEqual([]);
      child.kill('SIGINT');
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      expect({ code, stderr }).toEqual({
        code: 130,
        stderr: expect.stringContaining('no report of this run'),
      });
      expect(readdirSync(folder).filter((name) => name.startsWith('telephony-conformance-'))).toEqual([]);
    },
  );
});
