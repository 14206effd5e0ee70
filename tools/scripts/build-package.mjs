/**
 * The one build of a package: compiles `src` to `dist` (JavaScript, declarations, maps), and copies what is not TypeScript.
 * Started in the folder of the package; with `--join` its modules are joined. Plain JavaScript, because it runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { joinModules } from './join-modules.mjs';

const folder = process.cwd();
const dist = join(folder, 'dist');
/** The build takes the place of the last one as a whole: whoever ends it half-way leaves nothing that looks complete. */
const made = join(folder, `dist.${process.pid}`);
const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
const { bin = {}, exports } = /** @type {{ bin?: Record<string, string>, exports?: unknown }} */ (
  JSON.parse(manifest)
);

for (const name of readdirSync(folder)) {
  const [, pid] = /^dist\.(\d+)$/.exec(name) ?? [];
  if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
}
const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
// Several checkers would each work out the same types, and other packages are built at the same time.
const args = [compiler, '--project', 'tsconfig.build.json', '--outDir', made, '--singleThreaded'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (status !== 0) {
  rmSync(made, { recursive: true, force: true });
  process.exit(status ?? 1);
}
cpSync(join(folder, 'src'), made, {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});
if (process.argv.includes('--join')) await joinModules(made, { bin, exports });
rmSync(dist, { recursive: true, force: true });
renameSync(made, dist);
for (const file of Object.values(bin)) if (existsSync(file)) chmodSync(file, 0o755);

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
