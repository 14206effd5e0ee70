/**
 * The entry of every command of the repository: says in one line what is missing, builds what the command needs, and runs
 * it in this process, so that a signal has one process to reach.
 *
 * Usage: node tools/scripts/run.mjs COMMAND [options]
 */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWorkspaces } from './build-workspaces.mjs';
import { commands } from './commands.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { repositoryRoot } from './repository-root.mjs';
import { runTurbo } from './run-turbo.mjs';
import { signalled } from './signalled.mjs';
import { whatIsMissing } from './what-is-missing.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
const problem = command
  ? whatIsMissing(repositoryRoot, process.versions.node)
  : `There is no command "${name}". Run: npm run`;
if (problem || !command) {
  console.error(problem);
  process.exit(1);
}

// What Node compiles, TypeScript with its types taken out too, is kept for this program and all that it starts.
const compileCache = (process.env['NODE_COMPILE_CACHE'] ||= join(
  repositoryRoot,
  'node_modules',
  '.cache',
  'node',
));
module.enableCompileCache(compileCache);

if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();

const { script = '', turbo, about, needs = [], folder = '', options = [], environment } = command;
process.loadEnvFile(join(repositoryRoot, 'tools', 'turbo.env'));
if (environment) process.loadEnvFile(join(repositoryRoot, environment));
if (about && args.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(
    `${about}\n\nUsage: npm run ${name} -- [options of turbo]\nExample: npm run ${name} -- --filter=@telephony/client`,
  );
  process.exit();
}
if (turbo) {
  process.exit(await signalled((signal) => runTurbo([...turbo, ...args], { signal })));
}
// Within a task of turbo, what it needs is there.
if (needs.length > 0 && process.env['TURBO_HASH'] === undefined) {
  const { code, output } = await signalled((signal) => buildWorkspaces(needs, signal));
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(code);
  }
}
process.chdir(join(repositoryRoot, folder));
const file = join(repositoryRoot, script);
// The command finds its options where it would if it were started by itself.
process.argv.splice(1, 2, file, ...options);
await import(pathToFileURL(file).href);
