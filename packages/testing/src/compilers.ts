import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromGenerate = createRequire(new URL('../../../tools/generate/package.json', import.meta.url));
const five = dirname(fromGenerate.resolve('typescript/package.json'));
const seven = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

/** Arguments of Node that start a compiler of integrators. With one checker, 7 takes as little as half the processor time. */
export const compilerArguments: Readonly<Record<'5.9' | '7.0', readonly string[]>> = {
  '5.9': [join(five, 'bin', 'tsc')],
  '7.0': [join(seven, 'bin', 'tsc'), '--singleThreaded'],
};

/** TypeScript 5.9 as a library, which 7 does not offer. */
export const compilerModule: string = fromGenerate.resolve('typescript');
