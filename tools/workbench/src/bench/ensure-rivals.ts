import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { UserError } from '@telephony/command-line';
import { describeInstallation, isInstalled, rivalsFolder } from './rivals.ts';

/**
 * Makes sure that what benchmarks compare with is installed. Where it is not, says what would be installed and where,
 * and asks; with `yes`, and in CI, it installs without asking.
 *
 * @param command The command that installs without asking, for those who cannot be asked.
 * @throws UserError when it is not installed afterwards.
 */
export async function ensureRivals(yes: boolean, command: string): Promise<void> {
  if (isInstalled(rivalsFolder)) return;
  console.error(describeInstallation(rivalsFolder));
  if (!yes && !process.env['CI'] && !(await isWanted(command))) {
    throw new UserError('Nothing was installed, and nothing was measured.');
  }
  const code = await install();
  if (code !== 0) throw new UserError(`npm ci in ${rivalsFolder} failed with exit code ${code}.`);
}

async function isWanted(command: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new UserError(`Nobody can be asked here. To install it and go on: ${command}`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question('Install it now? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}

async function install(): Promise<number | null> {
  console.error('Installing ...');
  // npm is a shell script on Windows; the npm that runs this one is a file for Node.
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // The workspaces that npm was started with are those of the root.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/i.test(name)),
  );
  const child = spawn(program, [...first, 'ci', '--ignore-scripts'], {
    cwd: rivalsFolder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
