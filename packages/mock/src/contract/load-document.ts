import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

export interface LoadedDocument {
  document: unknown;
  /** Absolute paths of the files to follow; none for a URL or a git revision. */
  files: readonly string[];
}

export class BrokenDocument extends Error {
  override readonly name = 'BrokenDocument';
  /** An edit of one of these may repair it. */
  readonly files: readonly string[];

  constructor(message: string, files: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.files = files;
  }
}

const CONTRACT_PATH = 'openapi/openapi.yaml';
const MAX_FAULTS = 5;

export async function loadDocument(name: string): Promise<LoadedDocument> {
  if (isUrl(name)) return { ...(await bundle(name, (file) => file)), files: [] };
  if (!name.startsWith('git:')) {
    const path = findDocument(name);
    const json = path.endsWith('.json') ? await readBundle(path) : undefined;
    return json ?? bundle(path, shownPath);
  }
  const [revision = '', ...rest] = name.slice('git:'.length).split(':');
  if (revision === '') throw new Error(`${name} names no revision. Write git:REVISION or git:REVISION:PATH.`);
  await using tree = await openRevision(revision);
  const nameOf = (file: string) => `git:${revision}:${relative(tree.folder, file)}`;
  return { ...(await bundle(join(tree.folder, rest.join(':') || CONTRACT_PATH), nameOf)), files: [] };
}

const isUrl = (name: string): boolean => /^https?:\/\//i.test(name);

export function findDocument(name: string): string {
  if (isUrl(name)) return name;
  const inFolder = join(resolve(name), 'openapi.yaml');
  return existsSync(inFolder) ? inFolder : resolve(name);
}

function shownPath(file: string): string {
  const shown = relative(process.cwd(), file);
  return shown.startsWith('..') ? file : shown;
}

// Redocly's bundler takes long to load.
async function readBundle(file: string): Promise<LoadedDocument | undefined> {
  let text = '';
  try {
    text = await readFile(file, 'utf8');
    const document: unknown = JSON.parse(text);
    if (/"\$ref"\s*:\s*"[^#]/.test(text)) return undefined;
    return { document: requireVersion(document, shownPath(file), [file]), files: [file] };
  } catch (cause) {
    if (cause instanceof BrokenDocument) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist. Check the path.' : `cannot be used: ${message}`;
    // Node gives the line of every mistake except an early end.
    const isCut = message.startsWith('Unexpected end');
    const [, line = isCut ? text.trimEnd().split('\n').length : undefined] =
      /\(line (\d+) column \d+\)$/.exec(message) ?? [];
    throw new BrokenDocument(`${shownPath(file)}${line ? `:${line}` : ''} ${reason}`, [file], { cause });
  }
}

async function bundle(root: string, nameOf: (file: string) => string): Promise<LoadedDocument> {
  const {
    bundle: bundleDocument,
    createConfig,
    getLineColLocation,
    ResolveError,
    YamlParseError,
  } = await import('@redocly/openapi-core');
  const result = await bundleDocument({ ref: root, config: await createConfig({}) }).catch(
    (cause: unknown) => {
      if (cause instanceof YamlParseError) {
        const { line, message, source } = cause;
        const read = [root, source.absoluteRef].filter(isAbsolute);
        throw new BrokenDocument(`${nameOf(source.absoluteRef)}:${line} ${reasonOf(message)}`, read, {
          cause,
        });
      }
      const reason = cause instanceof Error ? cause.message : String(cause);
      const what = cause instanceof ResolveError ? 'read' : 'used';
      const message = `${nameOf(root)} cannot be ${what}: ${reason}`;
      throw new BrokenDocument(message, [root].filter(isAbsolute), { cause });
    },
  );
  const files = [...result.fileDependencies].filter(isAbsolute);
  const faults = result.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message, location: [place] }) => {
      if (!place) return message;
      const { source, start } = getLineColLocation(place);
      return `${nameOf(source.absoluteRef)}:${start.line} ${reasonOf(message)}`;
    });
  const rest = faults.length - MAX_FAULTS;
  const shown = [...faults.slice(0, MAX_FAULTS), ...(rest > 0 ? [`and ${rest} more`] : [])];
  if (faults.length > 0) throw new BrokenDocument(shown.join('\n'), files);
  return { document: requireVersion(result.bundle.parsed, nameOf(root), files), files };
}

// A YAML parser draws the place over several lines.
function reasonOf(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ in ".*" \(\d+:\d+\)$/, '');
}

function requireVersion(document: unknown, name: string, files: readonly string[]): unknown {
  const { openapi } = (document ?? {}) as { openapi?: unknown };
  if (typeof openapi === 'string' && !/^3\.[12]\./.test(openapi))
    throw new BrokenDocument(
      `${name} is OpenAPI ${openapi}. The mock serves revisions of the contract, which is OpenAPI 3.1, and OpenAPI 3.2. For other documents: npx @stoplight/prism-cli mock DOCUMENT`,
      files,
    );
  return document;
}

const run = promisify(execFile);

// Changes neither the index nor the working tree of the repository.
async function openRevision(revision: string): Promise<{ folder: string } & AsyncDisposable> {
  const temporary = await mkdtemp(join(tmpdir(), 'telephony-mock-'));
  const remove = () => rm(temporary, { recursive: true, force: true });
  const folder = join(temporary, 'tree');
  const env = { ...process.env, GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    const { stdout } = await run('git', ['rev-parse', '--show-toplevel']);
    const options = { cwd: stdout.trim(), env };
    await run('git', ['read-tree', '--end-of-options', `${revision}^{tree}`], options);
    await run('git', ['checkout-index', '--all', `--prefix=${folder}${sep}`], options);
  } catch (cause) {
    await remove();
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(`git:${revision} cannot be read: ${stderr?.trim() || message}`, { cause });
  }
  return { folder, [Symbol.asyncDispose]: remove };
}
