import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * The text of a ledger with the `places` of every entry rewritten. The YAML document tells only where to cut:
 * all other text stays as it was written, comments and line breaks included.
 */
export function writePlaces(source: string, marks: Map<string, string[]>): string {
  const list = parseDocument(source).get('entries');
  if (!isSeq(list)) return source;
  const edits = list.items.flatMap((item) => (isMap(item) ? placesEdit(source, item, marks) : []));
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}

function placesEdit(source: string, entry: YAMLMap, marks: Map<string, string[]>): Edit[] {
  const places = marks.get(String(entry.get('id'))) ?? [];
  const pair = entry.items.find(({ key }) => isScalar(key) && key.value === 'places');
  if (pair) {
    const from = rangeOf(pair.key)[0];
    return [
      { from, to: endOfText(source, rangeOf(pair.value)), text: placesText(places, columnOf(source, from)) },
    ];
  }
  const last = entry.items.at(-1);
  if (places.length === 0 || !last) return [];
  const column = columnOf(source, rangeOf(last.key)[0]);
  const end = endOfText(source, rangeOf(last.value));
  return [{ from: end, to: end, text: `\n${' '.repeat(column)}${placesText(places, column)}` }];
}

function placesText(places: string[], column: number): string {
  if (places.length === 0) return 'places: []';
  const indent = `\n${' '.repeat(column + 2)}- `;
  return `places:${places.map((pointer) => indent + scalarText(pointer)).join('')}`;
}

/** A pointer with `{id}` needs no quotes inside a block list; a few others (a `: ` or ` #` in a name) do. */
function scalarText(pointer: string): string {
  return stringify(pointer, { lineWidth: 0, singleQuote: true }).trimEnd();
}

function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}

/** The end of a value without the line break that a block value includes. */
function endOfText(source: string, [from, to]: [number, number]): number {
  return from + source.slice(from, to).trimEnd().length;
}

function rangeOf(node: unknown): [number, number] {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  if (!range) throw new Error('The YAML parser gave a node without a place in the text.');
  return [range[0], range[1]];
}
