import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UserError } from '@telephony/command-line';
import { compileCache } from '@telephony/testing/compile-cache';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readOptions } from '../src/options.ts';
import { TOKEN } from './support/options-for.ts';
import { warmMock } from './support/warm-mock.ts';

/** Where journals would be kept; none of these runs writes. */
const STATE = join(tmpdir(), 'conformance-cli-test');
const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

function start(args: string[], environment: Record<string, string> = { TELEPHONY_TOKEN: TOKEN }) {
  const { TELEPHONY_TOKEN: _token, TELEPHONY_PASSWORD: _password, ...inherited } = process.env;
  return spawn(process.execPath, [CLI, ...args], {
    env: { ...inherited, ...compileCache, NO_COLOR: '1', XDG_STATE_HOME: STATE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function conformance(args: string[], environment?: Record<string, string>) {
  const child = start(args, environment);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

describe('node src/conformance/cli.ts', { timeout: 60_000 }, () => {
  it('writes both reports and the archive, without secrets, and exits 0', async () => {
    const mock = await warmMock();
    onTestFinished(() => mock.close());
    const folder = temporaryFolder();
    const [report, json, har] = ['report.md', 'report.json', 'traffic.har'].map((name) => join(folder, name));
    const files = ['--report', `${report}`, '--json', `${json}`, '--har', `${har}`];
    const { code, stdout, stderr } = await conformance(
      ['--server', mock.url, '--stateless', '--workflow', 'pageCdrs', ...files],
      { TELEPHONY_TOKEN: TOKEN, TMPDIR: folder },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^# Conforms\n/);
    expect(stdout).not.toContain('\u001B');
    expect(stdout.trim().split('\n').length).toBeLessThan(24);
    expect(readFileSync(`${report}`, 'utf8')).toMatch(/^# Conforms\n[\s\S]*## Workflows/);
    expect(JSON.parse(readFileSync(`${json}`, 'utf8'))).toMatchObject({
      verdict: 'conforms',
      violations: [],
    });
    const archive = readFileSync(`${har}`, 'utf8');
    expect(JSON.parse(archive).log.entries.length).toBe(mock.requests.length);
    expect(JSON.stringify(mock.requests)).toContain(TOKEN);
    expect(archive + stdout + readFileSync(`${json}`, 'utf8')).not.toContain(TOKEN);
    // Windows has no such rights.
    const rights = process.platform === 'win32' ? 0 : statSync(`${har}`).mode & 0o077;
    expect(rights).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('telephony-conformance-'))).toEqual([]);
  });

  it('exits 1 with the violations first', async () => {
    const url = await serve((_, response) => response.writeHead(500).end());
    const { code, stdout } = await conformance(['--server', url, '--workflow', 'pageCdrs']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^# \d+ violations\n/);
    expect(stdout).toContain('status 500 is not declared');
  });

  it('explains itself', async () => {
    const { code, stdout } = await conformance(['--help']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Example:') });
  });

  it.each([
    ['no server', [], /--server is missing/],
    ['a server that is no address', ['--server', 'localhost:1'], /http or https/],
    [
      'a password in the address',
      ['--server', 'http://mei:bell@localhost'],
      /must not have a user, password/,
    ],
    ['an option that is not there', ['--server', 'http://localhost', '--fast'], /--fast[\s\S]*Usage:/],
    ['dialling without writing', ['--server', 'http://localhost', '--allow-dialling'], /need --allow-writes/],
    ['a time that is none', ['--server', 'http://localhost', '--timeout', 'soon'], /--timeout/],
    [
      'two ways to sign in',
      ['--server', 'http://localhost', '--token', 'a', '--email', 'b'],
      /exclude each other/,
    ],
    ['an address without a password', ['--server', 'http://localhost', '--email', 'b'], /--password/],
    [
      'a token that ends the header',
      ['--server', 'http://localhost', '--token', 'secret-a\nb'],
      /a header cannot contain/,
    ],
  ])('refuses %s', (_, args, message) => {
    // The program prints the message and exits 2: see the next test.
    const read = () => readOptions(args, { TELEPHONY_TOKEN: TOKEN });
    expect(read).toThrow(UserError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/bell|secret-a|\n\s+at /);
  });

  it('exits 2 for wrong use, with nothing but the message', async () => {
    const { code, stderr, stdout } = await conformance([
      '--server',
      'http://localhost',
      '--token',
      'secret-a\nb',
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/a header cannot contain/);
    expect(stderr).not.toMatch(/secret-a|\n\s+at /);
  });

  it('exits 2 without a token, and for one that is refused', async () => {
    expect(await conformance(['--server', 'http://localhost'], {})).toMatchObject({
      code: 2,
      stderr: /TELEPHONY_TOKEN/,
    });
    const url = await serve((_, response) => response.writeHead(401).end());
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
  ])('exits 2 at once for %s, by token or password', async (_, listener, message) => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    const byToken = await conformance(['--server', url]);
    expect(byToken).toMatchObject({ code: 2, stdout: '', stderr: message });
    expect(byToken.stderr).toContain('Check --server');
    expect(asked).toEqual(['/ping', '/aclroles']);
    const byPassword = await conformance(['--server', url, '--email', 'n@example.com'], {
      TELEPHONY_PASSWORD: 'quay-1',
    });
    expect(byPassword).toMatchObject({ code: 2, stderr: /POST \/login is .*Check --server/ });
  });

  it('takes a server with one fault in its first response for what it is', async () => {
    const url = await serve(({ url: target }, response) =>
      target === '/ping' ? response.writeHead(404).end() : response.writeHead(500).end(),
    );
    const { code } = await conformance(['--server', url, '--workflow', 'pageCdrs']);
    expect(code).toBe(1);
  });

  it('exits 2 for a user with a second factor', async () => {
    const url = await serve((_, response) => response.writeHead(202).end('{"nonce":"b1946ac92492d234"}'));
    const result = await conformance(['--server', url, '--email', 'n@example.com'], {
      TELEPHONY_PASSWORD: 'quay-1',
    });
    expect(result).toMatchObject({ code: 2, stderr: /second factor/ });
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
      const url = await serve(({ url: target }, response) => {
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
