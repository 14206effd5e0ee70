import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationSample } from '@telephony/docs/samples';
import type { Sandbox } from '@telephony/sandbox';
import type { Command } from '../consumer.ts';
import { runCommand } from '../run-command.ts';

/** What has become of a sample. */
export interface Ran {
  id: string;
  /** Whether the program ended well. */
  ok: boolean;
  /** What has arrived at the sandbox. */
  requests: Arrived[];
  /** The bytes of the file that it should write; undefined where there is none. */
  written?: Buffer;
  output: string;
}

/** A request as the sandbox got it, and the status of the response. */
interface Arrived {
  status: number;
  method: string;
  path: string;
  /** Decoded, in the order of their names. */
  query: [string, string][];
  token: string | undefined;
  /** Without parameters such as the charset. */
  contentType: string | undefined;
  /** JSON. */
  body: unknown;
}

/** How samples are run. */
export interface RunOptions {
  /** Where files are written. */
  folder: string;
  commandOf: (sample: OperationSample) => Command;
  environment: Record<string, string>;
  signal: AbortSignal;
}

/** Operations that take nothing away come first, and last what ends the session. */
const ORDER = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const LAST = 'logout';

/** Runs samples one after the other, always in the same order, against a sandbox that begins again. */
export async function runSamples(
  samples: readonly OperationSample[],
  sandbox: Sandbox,
  { folder, commandOf, environment, signal }: RunOptions,
): Promise<Ran[]> {
  await sandbox.control.reset();
  const ran: Ran[] = [];
  for (const sample of inOrder(samples)) {
    if (signal.aborted) break;
    sandbox.clear();
    const file = sample.file === undefined ? undefined : join(folder, sample.file);
    if (file !== undefined) rmSync(file, { force: true });
    const { ok, output } = await runCommand(commandOf(sample), { folder, environment, signal });
    const written = file === undefined ? undefined : read(file);
    ran.push({
      id: sample.id,
      ok,
      requests: sandbox.requests.map(arrived),
      ...(written && { written }),
      output,
    });
  }
  return ran;
}

function inOrder(samples: readonly OperationSample[]): OperationSample[] {
  const rank = ({ id, method }: OperationSample) => (id === LAST ? ORDER.length : ORDER.indexOf(method));
  return samples.toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id, 'en'));
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function arrived({ status, method, url, headers, body }: Sandbox['requests'][number]): Arrived {
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  const text = body.toString();
  return {
    status,
    method,
    path: pathname,
    query: [...searchParams].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
    token: headers['x-auth-token'],
    contentType: headers['content-type']?.replace(/;.*/, ''),
    body: text === '' ? undefined : parse(text),
  };
}

/** The JSON of a body, or a note where it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `not JSON: ${text}`;
  }
}
