import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join, parse, relative, sep } from 'node:path';
import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import { UserError } from '@telephony/contract/command-line';
import { runNodeProgram } from '../programs.ts';
import { listFiles, repositoryRoot } from '../files.ts';
import { readSections, withoutSectionMarks } from '../section-marks.ts';

// A check bundles the same folder several times.
const CACHE_FOLDER = join(repositoryRoot, 'node_modules/.cache/bundles');
const DAY_MS = 86_400_000;

/**
 * Bundles a folder's `openapi.yaml` with Redocly.
 *
 * @throws UnreadableSource with file, line and reason, also for two operations with one name
 */
export async function runRedoclyBundle(folder: string): Promise<JsonObject> {
  const file = join(CACHE_FOLDER, `${cacheKey(folder)}.json`);
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
  else await makeBundle(folder, file);
  const written = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  const bundle = withoutSectionMarks(written, readSections(folder));
  const shared = sharedOperationIds(bundle, folder);
  if (shared.length > 0) throw new UnreadableSource(folder, shared);
  return bundle;
}

const REDOCLY_CLI = '@redocly/cli/bin/cli.js';
const BUNDLE_ARGUMENTS = [
  'bundle',
  'openapi.yaml',
  '--component-renaming-conflicts-severity',
  'error',
  '--output',
];
const NOT_SOURCE = /^(?:changes|dist|node_modules|test)\//;

function cacheKey(folder: string): string {
  const files = listFiles(folder).filter(
    (name) => /\.(?:json|md|ya?ml)$/.test(name) && !NOT_SOURCE.test(name),
  );
  const texts = files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const { version } = createRequire(import.meta.url)('@redocly/cli/package.json') as { version: string };
  return createHash('sha256')
    .update(JSON.stringify([version, BUNDLE_ARGUMENTS, texts]))
    .digest('hex');
}

async function makeBundle(folder: string, file: string): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const name of readdirSync(CACHE_FOLDER)) {
    const { mtimeMs = Infinity } = statSync(join(CACHE_FOLDER, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY_MS) rmSync(join(CACHE_FOLDER, name), { force: true });
  }
  // Base and contract may be the same, and are bundled at once.
  const output = join(CACHE_FOLDER, `${randomUUID()}.json`);
  const { code, stdout, stderr } = await runNodeProgram(REDOCLY_CLI, [...BUNDLE_ARGUMENTS, output], {
    folder,
  });
  if (code !== 0) throw new UnreadableSource(folder, stdout + stderr);
  renameSync(output, file);
}

/**
 * Refuses two files that would become one component, since Redocly would rename one of them to `Name-2`.
 *
 * @throws UserError with both files
 */
export function refuseNameClashes(folder: string): void {
  const components = listFiles(folder).filter((file) => COMPONENT_FILE.test(file));
  const byName = Map.groupBy(components, (file) => `${COMPONENT_FILE.exec(file)?.[1]}/${parse(file).name}`);
  const clashes = [...byName].flatMap(([component, [first, ...others]]) =>
    others.map((other) => `${first} and ${other} have the same base name "${basename(component)}".`),
  );
  if (clashes.length > 0) {
    throw new UserError(
      `${clashes.join('\n')}\nA component is named after its file: rename one file of each pair (and its references).`,
    );
  }
}

const COMPONENT_FILE = /^(components\/[^/]+|examples)\/.*\.ya?ml$/;

/**
 * Sorts the components of a bundle by name. Redocly sorts them by first use, so that a new reference in one path
 * would move half of the document.
 */
export function sortComponents(bundle: JsonObject): JsonObject {
  if (!isJsonObject(bundle['components'])) return bundle;
  const sections = Object.entries(bundle['components']).map(([kind, section]): [string, unknown] => [
    kind,
    isJsonObject(section) ? sortByKey(section) : section,
  ]);
  return { ...bundle, components: sortByKey(Object.fromEntries(sections)) };
}

function sortByKey(object: JsonObject): JsonObject {
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);
  return Object.fromEntries(Object.entries(object).toSorted(byName));
}

const MAX_PROBLEMS = 5;

/** A contract that cannot be bundled. */
export class UnreadableSource extends UserError {
  override name = 'UnreadableSource';
  /** The causes first; empty if Redocly names no place. */
  readonly problems: readonly ReadProblem[];

  /** @param found The output of Redocly, or problems that Redocly does not look for. */
  constructor(folder: string, found: string | readonly ReadProblem[]) {
    const [output, problems] = typeof found === 'string' ? [found, readProblems(found, folder)] : ['', found];
    const places = problemLines(problems, folder);
    super(
      places.length > 0
        ? ['The contract cannot be read:', ...places, 'Fix it, then run the command again.'].join('\n')
        : `The contract cannot be bundled.\n\n${output.trim()}`,
    );
    this.problems = problems;
  }
}

/** Formats the first problems, each with file, line and reason, and counts the others. */
export function problemLines(problems: readonly ReadProblem[], folder: string): string[] {
  const rest = problems.length - MAX_PROBLEMS;
  return [
    ...problems
      .slice(0, MAX_PROBLEMS)
      .map(({ file, line, reason }) => `  ${basename(folder)}/${file}:${line} ${reason}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/** A reason why a contract cannot be read, with its place. */
export interface ReadProblem {
  /** Path inside the folder of the contract. */
  file: string;
  line: number;
  reason: string;
}

// [1] paths/cdrs/cdrs.yaml:8:10 at #/get
const PROBLEM = /^\[\d+\] (.+?):(\d+):\d+[^\n]*\n\s*\n([^\n]+)/gm;

// Causes come first: a file that cannot be parsed is also missing wherever a $ref leads to it.
function readProblems(message: string, folder: string): ReadProblem[] {
  const found = new Map<string, ReadProblem>();
  for (const [, path = '', line = '1', text = ''] of message.matchAll(PROBLEM)) {
    const file = isAbsolute(path) ? relative(folder, path) : path;
    // The reason names the file by its path on this machine.
    const reason = missingTarget(text, folder) ?? text.replaceAll(/ in "[^"]*" \(\d+:\d+\)/g, '').trim();
    if (!found.has(`${file}:${line}`)) found.set(`${file}:${line}`, { file, line: Number(line), reason });
  }
  const problems = [...found.values()];
  const causes = problems
    .filter(({ reason }) => reason.startsWith('Failed to parse: '))
    .map(({ file, line, reason }) => ({ file, line, reason: reason.slice('Failed to parse: '.length) }));
  const echoes = new Set(causes.map(({ reason }) => `Can't resolve $ref: ${reason}`));
  const others = problems.filter(
    ({ reason }) => !reason.startsWith('Failed to parse: ') && !echoes.has(reason),
  );
  return [...causes, ...others];
}

function missingTarget(text: string, folder: string): string | undefined {
  if (text.trim() === "Can't resolve $ref")
    return 'There is nothing where the $ref leads: correct it, or write what it refers to.';
  const [, path] = /^Can't resolve \$ref: ENOENT: .*'([^']+)'/.exec(text) ?? [];
  if (path === undefined) return undefined;
  const file = isAbsolute(path) ? relative(folder, path) : path;
  return `There is no file ${basename(folder)}/${file.split(sep).join('/')}: correct the $ref, or put the file there.`;
}

function sharedOperationIds(bundle: JsonObject, folder: string): ReadProblem[] {
  const ids = listOperations(bundle).map(({ value }) => value['operationId']);
  const shared = new Set(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index));
  if (shared.size === 0) return [];
  const files = listFiles(folder).filter((file) => /^(?:paths|webhooks)\//.test(file));
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, id] = /^\s*operationId:\s*['"]?(\w+)/.exec(text) ?? [];
        if (id === undefined || !shared.has(id)) return [];
        const reason = `Another operation is called ${id}, too: give one of them another operationId.`;
        return [{ file, line: index + 1, reason }];
      }),
  );
}
