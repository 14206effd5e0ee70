import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { UserError } from '@telephony/command-line';
import { type Apart, describeInstallation, isInstalled } from './apart.ts';

/**
 * Makes sure that packages are installed. Where they are not, says what would be installed and where, and asks; with `yes`,
 * and in CI, it installs without asking.
 *
 * @param command The command that installs without asking, for those who cannot be asked.
 * @throws UserError when it is not installed afterwards.
 */
export async function ensureInstalled(apart: Apart, yes: boolean, command: string): Promise<void> {
  const { folder } = apart;
  if (isInstalled(folder)) return;
  console.error(describeInstallation(apart));
  if (!yes && !process.env['CI'] && !(await isWanted(command))) {
    throw new UserError('Nothing was installed, and nothing was run.');
  }
  const code = await install(folder);
  if (code !== 0) throw new UserError(`npm ci in ${folder} failed with exit code ${code}.`);
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

async function install(folder: string): Promise<number | null> {
  console.error('Installing ...');
  // npm is a shell script on Windows; the npm that runs this one is a file for Node.
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // The workspaces that npm was started with are those of the root.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/i.test(name)),
  );
  const child = spawn(program, [...first, 'ci', '--ignore-scripts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
