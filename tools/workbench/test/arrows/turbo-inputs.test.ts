import { execFile, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { beforeAll, expect, test } from 'vitest';

/** A task as `turbo run --dry=json` tells of it. */
interface Task {
  taskId: string;
  directory: string;
  command: string;
  /** Files that its hash is made of, relative to its folder. */
  inputs: Record<string, string>;
  dependencies: string[];
}

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;

/** What turbo would run, and the files that every task depends on. */
interface Plan {
  tasks: Task[];
  globalCacheInputs: { files: Record<string, string> };
}

let plan: Plan;

beforeAll(async () => {
  plan = await readPlan('typecheck', 'lint', 'test', 'generated');
});

async function readPlan(...names: string[]): Promise<Plan> {
  const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo');
  const environment = join(repositoryRoot, 'tools/turbo.env');
  const { stdout } = await run(
    process.execPath,
    [`--env-file=${environment}`, turbo, 'run', ...names, '--dry=json'],
    { cwd: repositoryRoot, maxBuffer },
  );
  return JSON.parse(stdout) as Plan;
}

/** No file of TypeScript's library is the repository's own; of the smallest there is the least to read. */
const SMALL_LIBRARY = ['--lib', 'es5'];

/** The repository's own files that a workspace's program is made of, relative to the root. */
async function programOf(directory: string): Promise<string[]> {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  // One thread: several are no faster for so little, and take twice the processor's time.
  const options = ['--noEmit', '--listFilesOnly', '--singleThreaded', ...SMALL_LIBRARY];
  const cwd = join(repositoryRoot, directory);
  const { stdout } = await run(process.execPath, [compiler, ...options], { cwd, maxBuffer });
  const files = stdout.split('\n').filter(Boolean);
  return files
    .map((file) => relative(repositoryRoot, realpathSync(file)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && !file.startsWith('..'));
}

/** What is made by a build is not in a list of inputs: the build task stands for it. */
const isBuilt = (file: string): boolean => /(^|\/)dist\//.test(file);

// A dozen programs of the compiler.
const timeout = 120_000;

test(
  'every file of a program is an input of its type check, or of a task that the check waits for',
  { timeout },
  async () => {
    const { tasks } = plan;
    const byId = new Map(tasks.map((task) => [task.taskId, task]));
    const checks = tasks.filter(
      ({ taskId, command }) => taskId.endsWith('#typecheck') && command !== '<NONEXISTENT>',
    );
    expect(checks.length).toBeGreaterThan(10);
    const holes: string[] = [];
    const lookAt = async (check: Task) => {
      const closure = closureOf(check, byId);
      const inputs = new Set(
        closure.flatMap(({ directory, inputs: own }) =>
          Object.keys(own).map((name) => join(directory, name)),
        ),
      );
      const builders = closure
        .filter(({ taskId }) => taskId.endsWith('#build'))
        .map(({ directory }) => directory);
      for (const file of await programOf(check.directory)) {
        const known = isBuilt(file)
          ? builders.some((folder) => file.startsWith(`${folder}/`))
          : inputs.has(file);
        if (!known) holes.push(`${check.taskId}: ${file}`);
      }
    };
    const waiting = checks.values();
    const lookAtAll = async () => {
      for (const check of waiting) await lookAt(check);
    };
    await Promise.all([lookAtAll(), lookAtAll()]);
    expect(holes).toEqual([]);
  },
);

test('nothing that git ignores is an input: a run would change what the next one depends on', () => {
  const { tasks, globalCacheInputs } = plan;
  const inputs = new Set([
    ...Object.keys(globalCacheInputs.files),
    ...tasks.flatMap(({ directory, inputs: own }) => Object.keys(own).map((name) => join(directory, name))),
  ]);
  expect(inputs.size).toBeGreaterThan(1000);
  const written = ['tools/scripts/.turbo/turbo-typecheck.log', 'docs/test-results.json'];
  expect(ignored(written)).toEqual(written);
  expect(ignored([...inputs])).toEqual([]);
});

/** Which of these files git ignores, relative to the root. */
function ignored(files: readonly string[]): string[] {
  const { stdout, stderr, status } = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: repositoryRoot,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  // 1: none of them.
  if (status !== 0 && status !== 1) throw new Error(`git check-ignore: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

function closureOf(task: Task, byId: Map<string, Task>): Task[] {
  const found = new Set([task]);
  for (const one of found) {
    for (const id of one.dependencies) {
      const dependency = byId.get(id);
      if (dependency) found.add(dependency);
    }
  }
  return [...found];
}
