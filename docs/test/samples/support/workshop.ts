import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';
import { SOURCE } from '@telephony/testing/source-condition';
import { SANDBOX_TOKEN } from '../../../src/scripts/servers.ts';

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

// The reader's environment. The password has characters that mean something to a shell.
export const SECRETS = {
  TELEPHONY_TOKEN: 'token-of-the-test',
  TELEPHONY_OLD_TOKEN: 'old-token-of-the-test',
  TELEPHONY_PASSWORD: "it's $HOME `id` !!",
  TELEPHONY_CODE: '314159',
  TELEPHONY_NONCE: 'nonce-of-the-test',
  TELEPHONY_RESET_TOKEN: 'reset-token-of-the-test',
};

export async function compile({ folder, write }: Workshop): Promise<string> {
  const options = {
    compilerOptions: {
      noEmit: true,
      customConditions: [SOURCE],
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noUnusedLocals: true,
      allowJs: true,
      checkJs: true,
      module: 'nodenext',
      target: 'es2025',
      lib: ['es2025', 'esnext.array', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: ['node'],
      skipLibCheck: true,
    },
    include: ['typescript', 'fetch'],
  };
  write('tsconfig.json', JSON.stringify(options));
  const { out, err } = await runProgram(process.execPath, [join(typescript, 'bin/tsc')], { cwd: folder });
  return out + err;
}

interface Ran {
  code: number | null;
  out: string;
  err: string;
}

// Not every machine has the interpreters.
export function runs(program: string, ...parameters: string[]): boolean {
  return spawnSync(program, parameters).status === 0;
}

export function runProgram(
  program: string,
  parameters: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; input?: string },
): Promise<Ran> {
  const { input = '', ...rest } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, rest);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
}

const ABREAST = 4;

export async function runCommands(
  commands: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ran[]> {
  const ran: Ran[] = [];
  let next = 0;
  const work = async () => {
    while (next < commands.length) {
      const index = next++;
      ran[index] = await runProgram('bash', ['-s'], { ...options, input: `${commands[index]}\n` });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return ran;
}

const runner = fileURLToPath(new URL('run-each.mjs', import.meta.url));

/**
 * Runs modules one after the other in one process of Node.
 *
 * @returns The reason of each that failed, by its file.
 */
export async function runModules(
  files: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Map<string, string>> {
  const { out, err } = await runProgram(process.execPath, [runner], { ...options, input: files.join('\n') });
  const [, report] = out.split('REPORT ');
  if (report === undefined)
    throw new Error(`The samples ended before their report.\n${out.slice(-500)}\n${err}`);
  return new Map(Object.entries(JSON.parse(report) as Record<string, string>));
}

const { resolve } = createRequire(import.meta.url);

/**
 * Makes `telephony` the command line of this project in a shell, and a server its sandbox.
 *
 * @param url The base address of the server, whose last part is used for no other one
 */
export function terminalFor(url: string, { folder, write }: Workshop): string {
  const bin = join(dirname(resolve('@telephony/cli/package.json')), 'src/bin.ts');
  chmodSync(
    write('bin/telephony', `#!/bin/sh\nexec '${process.execPath}' --conditions=${SOURCE} '${bin}' "$@"\n`),
    0o755,
  );
  const settings = write(
    `${basename(url)}/profiles.json`,
    JSON.stringify({ profiles: { sandbox: { url, kept: 'file' } } }),
  );
  chmodSync(write(`${basename(url)}/tokens.json`, JSON.stringify({ sandbox: SANDBOX_TOKEN })), 0o600);
  return `export PATH='${folder}/bin':"$PATH" TELEPHONY_CONFIG='${dirname(settings)}' NODE_COMPILE_CACHE='${compileCache.NODE_COMPILE_CACHE}'\n`;
}

export interface Workshop {
  folder: string;
  write: (name: string, text: string) => string;
  remove: () => void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'samples-'));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  for (const name of ['@telephony/client', '@types/node']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(resolve(`${name}/package.json`)), link, 'junction');
  }
  write('package.json', '{ "type": "module" }');
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
