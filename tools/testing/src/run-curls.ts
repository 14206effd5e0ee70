import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Prints nothing but the status. */
const SHELL = `curl() { command curl --silent --show-error --output /dev/null --write-out '%{http_code}\\n' "$@"; }\n`;

/**
 * Runs the `sh` blocks of a README that call a server, and gives the statuses of their responses in order.
 *
 * @param servers The address of a server of the test, by that which the README names, such as `http://127.0.0.1:4010`.
 */
export async function runCurls(readme: URL, servers: Readonly<Record<string, string>>): Promise<number[]> {
  const blocks = [...readFileSync(readme, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code]) => code!);
  let script = blocks.filter((block) => /^curl /m.test(block)).join('\n');
  for (const [named, started] of Object.entries(servers)) script = script.replaceAll(named, started);
  const { stdout } = await promisify(execFile)('bash', ['-euc', SHELL + script]);
  return stdout.trim().split('\n').map(Number);
}
