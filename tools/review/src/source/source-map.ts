import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, type ParsedNode } from 'yaml';
import { listFiles } from '@telephony/lint/files';
import { pointerSegments } from '@telephony/contract';

/** A place in the source tree of a contract. */
export interface SourcePlace {
  /** Absolute path. */
  file: string;
  /** From 1. */
  line: number;
  /** The last line of the element. */
  last: number;
}

interface SourceFile {
  file: string;
  root: ParsedNode | null;
  lines: LineCounter;
}

interface Position {
  source: SourceFile;
  node: Node | undefined;
  /** Offset of the key, or of the value where it has none. */
  offset: number;
  /** Offset of the end of the value. */
  end: number;
}

/**
 * Finds the line of the source tree that an element of the bundle was written in. It walks down from `openapi.yaml` along
 * the pointer and through `$ref`s; a component of the bundle is the file of its name.
 */
export class SourceMap {
  readonly #folder: string;
  readonly #files = new Map<string, SourceFile>();
  #components: Map<string, string> | undefined;

  /** @param folder The folder of `openapi.yaml`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The place of a JSON pointer into the bundle; the nearest element around it where it has none of its own. */
  place(pointer: string): SourcePlace {
    const [innermost] = this.trail(pointer);
    return innermost;
  }

  /** The place of a JSON pointer, then the elements around it and those that refer to it, up to where the walk began. */
  trail(pointer: string): [SourcePlace, ...SourcePlace[]] {
    const parts = pointerSegments(pointer);
    const component = parts[0] === 'components' ? this.#component(parts[1] ?? '', parts[2] ?? '') : undefined;
    let position = component ?? this.#rootOf(this.#read(join(this.#folder, 'openapi.yaml')));
    const around: SourcePlace[] = [];
    for (const part of component ? parts.slice(3) : parts) {
      const next = this.#child(this.#follow(position), part);
      if (!next) break;
      around.unshift(placeOf(position));
      position = next;
    }
    return [placeOf(position), ...around];
  }

  #rootOf(source: SourceFile): Position {
    const [offset = 0, end = offset] = source.root?.range ?? [];
    return { source, node: source.root ?? undefined, offset, end };
  }

  #child({ source, node }: Position, part: string): Position | undefined {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (!pair) return undefined;
      const value = isNode(pair.value) ? pair.value : undefined;
      const offset = offsetOf(pair.key) ?? offsetOf(value) ?? 0;
      return { source, node: value, offset, end: value?.range?.[1] ?? offset };
    }
    const item = isSeq(node) ? node.items[Number(part)] : undefined;
    const offset = offsetOf(item) ?? 0;
    return isNode(item) ? { source, node: item, offset, end: item.range?.[1] ?? offset } : undefined;
  }

  /** The target of a `$ref`, unless the element has nothing but siblings to go on with. */
  #follow(position: Position): Position {
    const { node, source } = position;
    const reference = isMap(node) ? node.get('$ref') : undefined;
    if (typeof reference !== 'string') return position;
    const [file = '', fragment = ''] = reference.split('#');
    const path = file ? resolve(dirname(source.file), file) : source.file;
    if (!existsSync(path)) return position;
    let target: Position = this.#rootOf(this.#read(path));
    for (const part of pointerSegments(fragment)) {
      const next = this.#child(target, part);
      if (!next) return position;
      target = next;
    }
    return this.#follow(target);
  }

  #component(kind: string, name: string): Position | undefined {
    this.#components ??= componentFiles(this.#folder);
    const file = this.#components.get(`${kind}/${name}`) ?? this.#components.get(name);
    return file === undefined ? undefined : this.#follow(this.#rootOf(this.#read(file)));
  }

  #read(file: string): SourceFile {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const source = { file, root: parseDocument(text, { lineCounter: lines }).contents, lines };
    this.#files.set(file, source);
    return source;
  }
}

/** The files that become components: by kind and name, and by name alone for those elsewhere, such as examples. */
function componentFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of listFiles(folder)) {
    const { dir, name, ext } = parse(file);
    if (!/^\.(ya?ml|json)$/.test(ext) || dir === '' || dir.startsWith('dist')) continue;
    const path = join(folder, file);
    const kind =
      /^components\/([^/]+)/.exec(dir)?.[1] ?? (dir.startsWith('examples') ? 'examples' : undefined);
    if (kind) files.set(`${kind}/${name}`, path);
    else if (!files.has(name)) files.set(name, path);
  }
  return files;
}

function placeOf({ source, offset, end }: Position): SourcePlace {
  const line = source.lines.linePos(offset).line;
  // The end is the first character after the value.
  return { file: source.file, line, last: Math.max(line, source.lines.linePos(Math.max(end - 1, 0)).line) };
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
