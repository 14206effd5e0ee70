import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SOURCE } from '@telephony/testing/source-condition';

const root = join(import.meta.dirname, '../../../..');

const moduleOf = (code: string) => `${code}\nexport {};\n`;

/**
 * A folder outside the repository in which samples find the packages as a program in the checkout does, and the files that the
 * guides tell to save there.
 */
export interface SampleFolder {
  path: string;
  write: (name: string, code: string) => void;
  /**
   * Writes code as a program of its own and gives its file. Its types are taken out here as Node takes
   * them out: its stripper loads once, and not with every sample, where it takes a quarter of the processor's time.
   */
  writeProgram: (name: string, code: string) => string;
  compile: () => Promise<string>;
  remove: () => void;
}

/** @param saved Files by name. */
export function makeSampleFolder(saved: Record<string, string | Uint8Array> = {}): SampleFolder {
  const path = mkdtempSync(join(tmpdir(), 'guide-samples-'));
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'), 'junction');
  writeFileSync(join(path, 'package.json'), '{ "type": "module" }');
  // The command that guides of other languages run.
  mkdirSync(join(path, 'bin'));
  const command = `#!/bin/sh\nexec "${process.execPath}" --conditions=${SOURCE} "${join(root, 'packages/cli/src/bin.ts')}" "$@"\n`;
  writeFileSync(join(path, 'bin/telephony'), command, { mode: 0o755 });
  for (const [name, content] of Object.entries(saved)) writeFileSync(join(path, name), content);
  const tsconfig = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { incremental: false },
    include: ['*.ts'],
    exclude: [],
  };
  writeFileSync(join(path, 'tsconfig.json'), JSON.stringify(tsconfig));
  return {
    path,
    write(name, code) {
      writeFileSync(join(path, `${name}.ts`), moduleOf(code));
    },
    writeProgram(name, code) {
      const file = join(path, `${name}.js`);
      writeFileSync(file, stripTypeScriptTypes(moduleOf(code)));
      return file;
    },
    async compile() {
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      try {
        await promisify(execFile)(process.execPath, [tsc, '-p', path], { cwd: path });
        return '';
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return stdout + stderr;
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
