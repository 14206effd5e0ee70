import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runProgram } from './run-program.ts';
import type { Workshop } from './workshop.ts';

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

/** Compiles all samples of a workshop as one program. Gives what the compiler says, nothing when it is content. */
export async function compile({ folder, write }: Workshop): Promise<string> {
  const options = {
    compilerOptions: {
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noUnusedLocals: true,
      allowJs: true,
      checkJs: true,
      module: 'nodenext',
      target: 'es2025',
      lib: ['es2025', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: ['node'],
      skipLibCheck: true,
    },
    include: ['typescript', 'fetch'],
  };
  write('tsconfig.json', JSON.stringify(options));
  const { out, err } = await runProgram(process.execPath, [join(typescript, 'bin/tsc')], { cwd: folder });
  return out + err;
}
