import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { Finding } from '../finding.ts';

export type Path = readonly (string | number)[];

/** A YAML file of the contract, with the places of what is in it. */
export class ContractFile {
  /** From the folder of the contract, with slashes. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly document: Document;
  /** What the file says; undefined where it cannot be read. */
  readonly value: unknown;
  readonly #lines: LineCounter;

  /** @param like What was read of a file with this name elsewhere: with the same text it is not parsed again. */
  constructor(folder: string, name: string, like?: ContractFile) {
    this.name = name;
    this.path = join(folder, name);
    this.text = readFileSync(this.path, 'utf8');
    const same = like !== undefined && like.text === this.text ? like : undefined;
    this.#lines = same ? same.#lines : new LineCounter();
    this.document = same?.document ?? parseDocument(this.text, { lineCounter: this.#lines });
    this.value = same ? same.value : this.document.errors.length > 0 ? undefined : this.document.toJS();
  }

  /** A finding at an offset of the text. */
  findingAt(offset: number, rule: string, message: string): Finding {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.path, line, column: col, rule, message };
  }

  /** A finding at a value, or at a text within it. */
  finding(path: Path, rule: string, message: string, within?: string): Finding {
    const node = this.document.getIn(path, true);
    const range = isScalar(node) || hasRange(node) ? node.range : undefined;
    const [from, to] = range ?? [0, 0];
    const inner = within === undefined ? -1 : this.text.slice(from, to).indexOf(within);
    return this.findingAt(from + Math.max(inner, 0), rule, message);
  }

  /** A finding at the key of a value. */
  findingAtKey(path: Path, rule: string, message: string): Finding {
    const parent = this.document.getIn(path.slice(0, -1), true);
    const items = hasItems(parent) ? parent.items : [];
    const pair = items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
    return this.findingAt((pair?.key as Scalar | undefined)?.range?.[0] ?? 0, rule, message);
  }
}

type Range = [number, number, number];

function hasRange(node: unknown): node is { range?: Range | null } {
  return typeof node === 'object' && node !== null && 'range' in node;
}

function hasItems(node: unknown): node is { items: { key: unknown }[] } {
  return typeof node === 'object' && node !== null && 'items' in node;
}
