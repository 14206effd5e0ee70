/**
 * `node tools/affected.ts BASE`: the workspaces whose tests a change can break, as parts of a matrix. It needs no installation.
 *
 * A file counts for its workspace, for those that turbo.json lets read it, and, if it is built from, for those that depend on that.
 * The root's tests look at all files, so they always run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root } from './turbo.mjs';

/** They take as long as all others together. */
const LONG = ['docs', 'conformance', 'sandbox'];
/** What every workspace is installed and run with. */
const GLOBAL = ['package.json', 'package-lock.json', 'turbo.json', '.node-version', '.npmrc'];

interface Turbo {
  globalDependencies?: string[];
  tasks: Record<string, { inputs?: string[]; dependsOn?: string[] }>;
}

interface Workspace {
  name: string;
  folder: string;
  dependencies: string[];
  /** Files elsewhere that its tasks read. */
  reads: string[];
  /** Its own files that its tests do not read. */
  ignores: string[];
  /** What others use is made from these; undefined for all. */
  sources: string[] | undefined;
}

const json = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
const turboOf = (file: string): Turbo =>
  existsSync(join(root, file)) ? (json(file) as Turbo) : { tasks: {} };
const inputsOf = ({ tasks }: Turbo) => Object.values(tasks).flatMap(({ inputs = [] }) => inputs);

const READ = '$TURBO_ROOT$/';
const shared = turboOf('turbo.json');
/** Nothing is built from these. */
const UNBUILT = (shared.tasks['build']?.inputs ?? []).filter((one) => one.startsWith('!'));
const matches = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => matchesGlob(file, glob.replace(/^!/, '')));

function readWorkspaces(): Workspace[] {
  const { workspaces } = json('package.json') as { workspaces: string[] };
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => {
    const folder = dirname(file).replaceAll('\\', '/');
    const { name, ...manifest } = json(file) as { name: string } & Record<string, object | undefined>;
    const turbo = turboOf(`${folder}/turbo.json`);
    const { dependsOn = [] } = { ...shared.tasks['test'], ...turbo.tasks['test'] };
    const built = turbo.tasks['build']?.inputs;
    return {
      name,
      folder,
      dependencies: [
        ...Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }),
        // As `@telephony/openapi#build`.
        ...dependsOn.map((task) => task.replace(/#.*/, '')),
      ],
      reads: inputsOf(turbo).flatMap((one) => (one.startsWith(READ) ? [one.slice(READ.length)] : [])),
      sources: built?.includes('$TURBO_DEFAULT$') ? undefined : built,
      ignores: (turbo.tasks['test']?.inputs ?? []).filter((one) => one.startsWith('!')),
    };
  });
}

/** The names of the workspaces whose tests these files can break. */
export function affectedBy(files: readonly string[]): string[] {
  const workspaces = readWorkspaces();
  const isGlobal = (file: string) => [...GLOBAL, ...(shared.globalDependencies ?? [])].includes(file);
  if (files.some(isGlobal)) return ['//', ...workspaces.map(({ name }) => name)];
  const found = new Set<string>();
  const sources = new Set<string>();
  for (const file of files) {
    for (const { name, folder, reads, ignores, sources: made = ['**'] } of workspaces) {
      const own = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
      const isOwn = own !== undefined && !matches(own, ignores);
      if (isOwn || matches(file, reads)) found.add(name);
      if (isOwn && matches(own, made) && !matches(own, UNBUILT)) sources.add(name);
    }
  }
  // The loop also visits what it adds.
  for (const source of sources)
    for (const { name, dependencies } of workspaces) if (dependencies.includes(source)) sources.add(name);
  return ['//', ...workspaces.map(({ name }) => name).filter((name) => found.has(name) || sources.has(name))];
}

function changedSince(base: string): string[] | undefined {
  try {
    const output = execFileSync('git', ['diff', '--name-only', '--no-renames', '-z', base, 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    // A base that is not there, as after a forced push.
    return undefined;
  }
}

if (import.meta.main) {
  const names = affectedBy(changedSince(process.argv[2] ?? '') ?? GLOBAL);
  const isLong = (name: string) => LONG.some((one) => name.endsWith(`/${one}`));
  const rest = names.filter((name) => !isLong(name));
  console.log(JSON.stringify([rest.join(' '), ...names.filter(isLong)]));
}
