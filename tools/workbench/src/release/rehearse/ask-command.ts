import { UserError } from '@telephony/command-line';
import { npmProgram } from '@telephony/packaging';
import { startGroup } from './command-group.ts';

/** Installed packages that bring a server along. Each responds to the same question. */
export const SERVERS = ['@telephony/mock', '@telephony/sandbox'];

const PATH = '/v1.2/voice/cdrs?limit=1';
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
/** The sandbox prints one, the mock takes any. */
const TOKEN = /\b[0-9a-f]{40}\b/;
const START_TIMEOUT_MS = 30_000;
const RESPONSE_TIMEOUT_MS = 15_000;

/**
 * Starts the server of an installed package by `npx` on a free port, asks it for a CDR, and ends it with all its children.
 *
 * @throws UserError with its output, when it does not listen or does not respond with the CDR
 */
export async function askCommand(name: string, folder: string): Promise<void> {
  const [program, first] = npmProgram();
  const group = startGroup(program, [...first, 'exec', '--no', '--', name, '--port', '0'], folder);
  try {
    const address = await group.waitFor(ADDRESS, START_TIMEOUT_MS);
    if (address === undefined)
      throw new UserError(`npx ${name} does not listen. It says:\n${group.output()}`);
    const [token = 'any'] = TOKEN.exec(group.output()) ?? [];
    const response = await fetch(address + PATH, {
      headers: { 'X-Auth-Token': token },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const body = await response.text();
    if (response.status !== 200 || !body.startsWith('{"data":[{"id":')) {
      throw new UserError(
        `npx ${name}: GET ${PATH} responds with ${response.status} and ${body.slice(0, 200)}`,
      );
    }
  } finally {
    await group.end();
  }
}
