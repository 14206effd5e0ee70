import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { command, readOptions } from '../src/options.ts';
import { conformance } from './support/command.ts';
import { TOKEN, warmMock } from './support/servers.ts';

const read = (args: string[], environment: Record<string, string> = { TELEPHONY_TOKEN: TOKEN }) =>
  readOptions(command.parse(['--server', 'http://localhost', ...args], { from: 'user' }).opts(), environment);

describe('npm run conformance', { timeout: 60_000 }, () => {
  it('writes both reports, without secrets, and exits 0', async () => {
    const mock = await warmMock();
    onTestFinished(() => mock.close());
    const folder = temporaryFolder();
    const [report, json] = ['report.md', 'report.json'].map((name) => join(folder, name));
    const files = ['--report', `${report}`, '--json', `${json}`];
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
    expect(JSON.stringify(mock.requests)).toContain(TOKEN);
    expect(stdout + readFileSync(`${report}`, 'utf8') + readFileSync(`${json}`, 'utf8')).not.toContain(TOKEN);
    // Windows has no such rights.
    const rights = process.platform === 'win32' ? 0 : statSync(`${json}`).mode & 0o077;
    expect(rights).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('telephony-conformance-'))).toEqual([]);
  });

  it('explains itself', async () => {
    const { code, stdout } = await conformance(['--help']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Example:') });
  });

  it.each([
    ['a server that is no address', ['--server', 'localhost:1'], /http or https/],
    [
      'a password in the address',
      ['--server', 'http://mei:bell@localhost'],
      /must not have a user, password/,
    ],
    ['dialling without writing', ['--allow-dialling'], /need --allow-writes/],
  ])('refuses %s', (_, args, message) => {
    // The program prints the message and exits 2: see the next test.
    expect(() => read(args)).toThrow(UserError);
    expect(() => read(args)).toThrow(message);
    expect(() => read(args)).not.toThrow(/bell|secret-a|\n\s+at /);
  });

  it.each([
    ['no server', [], /required option '--server <url>'/],
    ['an option that is not there', ['--server', 'http://localhost', '--quik'], /Did you mean --quick\?/],
  ])('refuses %s, and says where the help is', async (_, args, message) => {
    const { code, stderr } = await conformance(args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(message) });
    expect(stderr).toContain('See npm run -s conformance -- --help.');
  });

  it('refuses a token that ends the header, and does not print it', () => {
    const token = { TELEPHONY_TOKEN: 'secret-a\nb' };
    expect(() => read([], token)).toThrow(/a header cannot contain/);
    expect(() => read([], token)).not.toThrow(/secret-a/);
  });

  it('exits 2 for wrong use, with nothing but the message', async () => {
    const { code, stderr, stdout } = await conformance(['--server', 'http://localhost'], {
      TELEPHONY_TOKEN: 'secret-a\nb',
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/a header cannot contain/);
    expect(stderr).not.toMatch(/secret-a|\n\s+at /);
  });

  it('takes the password of a sign-in from the environment, with its address alone', () => {
    const inputs = (...args: string[]) =>
      read(args, { TELEPHONY_TOKEN: TOKEN, TELEPHONY_PASSWORD: 'quay-1' }).inputs;
    expect(inputs('--input', 'email=a@b.example')).toEqual(['email=a@b.example', 'password=quay-1']);
    expect(inputs()).toEqual([]);
  });

  it('gets ten a second if it is elsewhere, and all if it is here', () => {
    const rate = (server: string) => read(['--server', server]).rate;
    expect(rate('https://pbx.example.com/v1.2/voice')).toBe(10);
    expect(rate('http://127.0.0.1:4020')).toBeUndefined();
    expect(rate('http://[::1]:4020')).toBeUndefined();
  });
});
