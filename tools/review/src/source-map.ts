import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, type ParsedNode } from 'yaml';
import { listFiles } from '@telephony/generate/files';
import { pointerSegments } from '@telephony/contract';
import type { Change } from './compare/comparison.ts';

interface SourcePlace {
  file: string;
  line: number;
}

export type PlacedChange = Change & SourcePlace;

export function placeChanges(changes: readonly Change[], base: string, revision: string): PlacedChange[] {
  const folders = { base, revision };
  const maps = { base: new SourceMap(base), revision: new SourceMap(revision) };
  return changes.map((change) => {
    const { side, pointer } = change.place;
    const { file, line } = maps[side].place(pointer);
    if (file === folders[side]) return { ...change, file: relative('', file), line };
    // Reports use the name of the file in the repository.
    const path = join(basename(revision), relative(folders[side], file));
    return { ...change, file: path.split(sep).join('/'), line };
  });
}

interface SourceFile {
  file: string;
  root: ParsedNode | null;
  lines: LineCounter;
}

interface Position {
  source: SourceFile;
  node: Node | undefined;
  offset: number;
}

export class SourceMap {
  readonly #folder: string;
  readonly #root: string;
  readonly #files = new Map<string, SourceFile>();
  #components: Map<string, string> | undefined;

  constructor(source: string) {
    const isWhole = /\.(?:json|ya?ml)$/i.test(source);
    this.#folder = source;
    this.#root = isWhole ? source : join(source, 'openapi.yaml');
    if (isWhole) this.#components = new Map();
  }

  place(pointer: string): SourcePlace {
    const parts = pointerSegments(pointer);
    const component = parts[0] === 'components' ? this.#component(parts[1] ?? '', parts[2] ?? '') : undefined;
    let position = component ?? this.#rootOf(this.#read(this.#root));
    for (const part of component ? parts.slice(3) : parts) {
      const next = this.#child(this.#follow(position), part);
      if (!next) break;
      position = next;
    }
    const { source, offset } = position;
    return { file: source.file, line: source.lines.linePos(offset).line };
  }

  #rootOf(source: SourceFile): Position {
    return { source, node: source.root ?? undefined, offset: source.root?.range[0] ?? 0 };
  }

  #child({ source, node }: Position, part: string): Position | undefined {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (!pair) return undefined;
      const value = isNode(pair.value) ? pair.value : undefined;
      return { source, node: value, offset: nodeOffset(pair.key) ?? nodeOffset(value) ?? 0 };
    }
    const item = isSeq(node) ? node.items[Number(part)] : undefined;
    return isNode(item) ? { source, node: item, offset: nodeOffset(item) ?? 0 } : undefined;
  }

  // If the rest of the pointer is among the siblings of a `$ref`, stay there.
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

function nodeOffset(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
