import { dirname, resolve } from 'node:path';
import { type Document, BaseResolver, getLineColLocation } from '@redocly/openapi-core';
import { isJsonObject, pointerOf, pointerSegments } from '@telephony/contract';

/** A line of a file. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** References that are followed to one place at most. */
const MOST_STEPS = 100;

/**
 * Finds in the files of a document what its bundle has at a pointer. The bundler gives names of its own to what comes from other
 * files: those are looked for at the references that lead out of a file.
 */
export class SourcePlaces {
  readonly #documents: ReadonlyMap<string, Document>;

  private constructor(documents: ReadonlyMap<string, Document>) {
    this.#documents = documents;
  }

  /** @param files Absolute paths, the document's root first. */
  static async read(files: readonly string[]): Promise<SourcePlaces> {
    const resolver = new BaseResolver();
    const read = files.map(async (file) => [file, await resolver.resolveDocument(null, file, true)] as const);
    const documents = (await Promise.all(read)).flatMap(([file, document]) =>
      document instanceof Error ? [] : [[file, document] as const],
    );
    return new SourcePlaces(new Map(documents));
  }

  /** @returns The place, or that of the nearest thing around it; undefined where there is none. */
  find(pointer: string): SourcePlace | undefined {
    const segments = pointerSegments(pointer);
    const [root = ''] = this.#documents.keys();
    for (let length = segments.length; length > 0; length--) {
      const wanted = segments.slice(0, length);
      const place = this.#at(root, wanted) ?? this.#named(wanted);
      if (place) return place;
    }
    return undefined;
  }

  #at(file: string, segments: readonly string[], steps = 0): SourcePlace | undefined {
    const document = this.#documents.get(file);
    if (!document || steps > MOST_STEPS) return undefined;
    let node: unknown = document.parsed;
    for (const [index, segment] of segments.entries()) {
      if (isJsonObject(node) && typeof node['$ref'] === 'string') {
        const target = targetOf(file, node['$ref']);
        return this.#at(target.file, [...target.segments, ...segments.slice(index)], steps + 1);
      }
      node = (node as Record<string, unknown> | null | undefined)?.[segment];
      if (node === undefined) return undefined;
    }
    const { start } = getLineColLocation({
      source: document.source,
      pointer: `#${pointerOf([...segments])}`,
    });
    return { file, line: start.line };
  }

  /** A component that has its name from the reference to another file. */
  #named([place, , name = '', ...rest]: readonly string[]): SourcePlace | undefined {
    if (place !== 'components') return undefined;
    for (const [file, { parsed }] of this.#documents) {
      for (const reference of referencesOut(parsed)) {
        const target = targetOf(file, reference);
        if (nameOf(target) !== name.replace(/-\d+$/, '')) continue;
        const found = this.#at(target.file, [...target.segments, ...rest]);
        if (found) return found;
      }
    }
    return undefined;
  }
}

interface Target {
  file: string;
  segments: string[];
}

function targetOf(from: string, reference: string): Target {
  const [path = '', pointer = ''] = reference.split('#');
  const file = path === '' ? from : resolve(dirname(from), decodeURI(path));
  return { file, segments: pointerSegments(decodeURI(pointer)) };
}

/** As the bundler names it: by the end of the pointer, else by the file. */
function nameOf({ file, segments }: Target): string {
  return segments.at(-1) ?? /([^/\\]+?)(\.[^./\\]*)?$/.exec(file)?.[1] ?? '';
}

function referencesOut(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesOut);
  if (!isJsonObject(node)) return [];
  const { $ref } = node;
  const own = typeof $ref === 'string' ? [$ref] : [];
  return [...own, ...Object.values(node).flatMap(referencesOut)];
}
