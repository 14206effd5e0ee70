import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Prose } from './prose.ts';
import { compileCache } from '@telephony/testing/compile-cache';

const cspell = fileURLToPath(import.meta.resolve('cspell/bin'));
const config = join(import.meta.dirname, '../../cspell.json');

/** The words that are not in the dictionary, each with where it stands: `wallbord in openapi/info/description`. */
export async function checkSpelling(prose: Prose[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  try {
    const lines = prose.flatMap(({ text }) => [...text.split('\n'), '']);
    const places = prose.flatMap(({ place, text }) => [...text.split('\n'), ''].map(() => place));
    const file = join(folder, 'prose.md');
    writeFileSync(file, lines.join('\n'));
    const quiet = ['--no-progress', '--no-summary', '--no-color'];
    const output = await run([cspell, 'lint', '--config', config, '--root', folder, ...quiet, file]);
    return output.split('\n').flatMap((line) => {
      const { row, word } = /prose\.md:(?<row>\d+):\d+ - [^(]*\((?<word>[^)]*)\)/.exec(line)?.groups ?? {};
      return row === undefined ? [] : [`${word} in ${places[Number(row) - 1]}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the program; 1 as its exit code says that it has found something. */
function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { maxBuffer: 1 << 24, env: { ...process.env, ...compileCache } },
      (error, stdout, stderr) => {
        if (error && error.code !== 1) reject(new Error(`cspell failed: ${stderr || error.message}`));
        else if (/error/i.test(stderr)) reject(new Error(`cspell failed: ${stderr}`));
        else resolve(stdout);
      },
    );
  });
}
