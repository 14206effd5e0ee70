import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { pointerSegments, type Role, roleOf } from '@telephony/contract';
import { BrokenDocument } from './broken-document.ts';
import { forgetNullable } from './forget-nullable.ts';
import { openRevision } from './revision-tree.ts';
import { shownPath } from './shown-path.ts';
import type { Source } from './source.ts';

/** A document as the contract's reader takes it. */
export interface LoadedDocument {
  /** OpenAPI 3.1 without references to other files. */
  document: unknown;
  /** The files that it was read from, as absolute paths; none for a URL or a revision, which do not change. */
  files: readonly string[];
}

/** How many faults a message shows. */
const SHOWN = 5;

/**
 * Loads a document of OpenAPI 3.0 or 3.1, in JSON or YAML, in one file or in several.
 *
 * @throws BrokenDocument where it cannot be read, is of another version, or has references that lead nowhere.
 */
export async function loadDocument(source: Source): Promise<LoadedDocument> {
  if (source.kind === 'file') {
    const asItIs = source.path.endsWith('.json') ? await readBundle(source.path) : undefined;
    return asItIs ?? bundle(source.path, shownPath);
  }
  if (source.kind === 'url') return { ...(await bundle(source.url, (file) => file)), files: [] };
  await using tree = await openRevision(source.revision);
  const name = (file: string) => `git:${source.revision}:${relative(tree.folder, file)}`;
  return { ...(await bundle(join(tree.folder, source.path), name)), files: [] };
}

/** A bundle of OpenAPI 3.1 in JSON, such as that of the package, needs no bundler, which takes long to load. */
async function readBundle(file: string): Promise<LoadedDocument | undefined> {
  let text = '';
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
    const document = JSON.parse(text) as { openapi?: unknown } | null;
    const isOther = typeof document?.openapi === 'string' && !document.openapi.startsWith('3.1');
    if (isOther || /"\$ref"\s*:\s*"[^#]/.test(text)) return undefined;
    if (text.includes('"nullable"')) forgetNullable(document, '3.1');
    return { document, files: [file] };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist. Check the path.' : `cannot be used: ${message}`;
    // Node names the line of every mistake but an end that comes too early.
    const isCut = message.startsWith('Unexpected end');
    const [, line = isCut ? text.trimEnd().split('\n').length : undefined] =
      /\(line (\d+) column \d+\)$/.exec(message) ?? [];
    throw new BrokenDocument(`${shownPath(file)}${line ? `:${line}` : ''} ${reason}`, [file], { cause });
  }
}

/** @param nameOf What a person calls a file or URL that was read. */
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
      if (cause instanceof YamlParseError)
        throw new BrokenDocument(
          `${nameOf(cause.source.absoluteRef)}:${cause.line} ${reasonOf(cause.message)}`,
          [root, cause.source.absoluteRef].filter(isAbsolute),
          { cause },
        );
      if (cause instanceof ResolveError)
        throw new BrokenDocument(
          `${nameOf(root)} cannot be read: ${cause.message}`,
          [root].filter(isAbsolute),
          { cause },
        );
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new BrokenDocument(`${nameOf(root)} cannot be used: ${reason}`, [root].filter(isAbsolute), {
        cause,
      });
    },
  );
  const files = [...result.fileDependencies].filter(isAbsolute);
  const faults = result.problems
    .filter(({ severity, location: [place] }) => severity === 'error' && !isData(place?.pointer))
    .map(({ message, location: [place] }) => {
      if (!place) return message;
      const { source, start } = getLineColLocation(place);
      return `${nameOf(source.absoluteRef)}:${start.line} ${reasonOf(message)}`;
    });
  if (faults.length > 0) throw new BrokenDocument(listOf(faults), files);
  return { document: await upgraded(result.bundle.parsed, nameOf(root), files), files };
}

async function upgraded(document: unknown, name: string, files: readonly string[]): Promise<unknown> {
  const { openapi } = (document ?? {}) as { openapi?: unknown };
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi)) {
    const found = typeof openapi === 'string' ? `is OpenAPI ${openapi}` : 'has no field `openapi`';
    throw new BrokenDocument(`${name} ${found}. The mock reads OpenAPI 3.0 and 3.1.`, files);
  }
  const read = openapi.startsWith('3.1') ? document : await upgradedFrom30(document);
  forgetNullable(read, openapi);
  return read;
}

async function upgradedFrom30(document: unknown): Promise<unknown> {
  const { upgrade } = await import('@scalar/openapi-upgrader');
  return upgrade(document as Parameters<typeof upgrade>[0], '3.1');
}

/** Whether a place in a file is in data, such as an example: a `$ref` there is no reference. */
function isData(pointer = ''): boolean {
  let role: Role | undefined = 'element';
  const segments = pointerSegments(pointer);
  for (const [index, segment] of segments.entries()) {
    const isList = /^\d+$/.test(segments[index + 1] ?? '');
    role &&= roleOf(role, segment, isList ? [] : {});
  }
  return role === undefined;
}

/** Of several lines, such as those of a YAML parser with the place drawn, the first, and the place once. */
function reasonOf(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ in ".*" \(\d+:\d+\)$/, '');
}

function listOf(faults: string[]): string {
  const rest = faults.length - SHOWN;
  return [...faults.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
