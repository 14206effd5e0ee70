/**
 * The one build of a package: compiles `src` to `dist` (JavaScript, declarations, maps), and copies what is not TypeScript.
 * Started in the folder of the package. Plain JavaScript, because it runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.cwd();
const dist = join(folder, 'dist');
const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
const { bin = {} } = /** @type {{ bin?: Record<string, string> }} */ (JSON.parse(manifest));

rmSync(dist, { recursive: true, force: true });
const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
  stdio: 'inherit',
});
if (status !== 0) {
  // A part of a build must not be taken for the whole.
  rmSync(dist, { recursive: true, force: true });
  process.exit(status ?? 1);
}
cpSync(join(folder, 'src'), dist, {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});
for (const file of Object.values(bin)) if (existsSync(file)) chmodSync(file, 0o755);
