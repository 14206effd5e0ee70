import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readBlocks } from './read-blocks.ts';

const SHELL = `curl() { command curl --silent --show-error --output /dev/null --write-out '%{http_code}\\n' "$@"; }\n`;

/**
 * Runs the `sh` blocks of a README that call a server, and returns the statuses of their responses.
 *
 * @param servers Addresses of test servers, by the README's address, such as `http://127.0.0.1:4010`.
 */
export async function runCurls(readme: URL, servers: Readonly<Record<string, string>>): Promise<number[]> {
  const blocks = readBlocks(readme, 'sh').map(({ code }) => code);
  let script = blocks.filter((code) => /^curl /m.test(code)).join('\n');
  for (const [named, started] of Object.entries(servers)) script = script.replaceAll(named, started);
  const { stdout } = await promisify(execFile)('bash', ['-euc', SHELL + script]);
  return stdout.trim().split('\n').map(Number);
}
