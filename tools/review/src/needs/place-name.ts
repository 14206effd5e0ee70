import type { Family } from './families.ts';

const HANDLERS = /\/handlers(\/|$)/;
const PLACES: [pattern: RegExp, name: string][] = [
  [HANDLERS, 'Handlers'],
  [/\/workflows\//, 'Workflow'],
  [/\/(samples|examples)\//, 'Sample'],
  [/\.mdx?$/, 'Guide'],
];

/** What a file is to those who change the contract, at the beginning of a sentence. */
export function placeName(file: string, { kind }: Family): string {
  const other = kind === 'event' ? 'Sender or reader of events' : 'Code';
  return PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? other;
}

/** Whether a file has handlers of operations. */
export function isHandler(file: string): boolean {
  return HANDLERS.test(file);
}
