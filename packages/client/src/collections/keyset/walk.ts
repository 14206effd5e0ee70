import type { Page } from '../../types/page.ts';
import type { Cursor } from './cursor.ts';
import type { KeysetPage, Walk } from './keyset-pages.ts';

/** The pages, each with the position after it. */
export async function* pagesWithPosition<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): AsyncGenerator<KeysetPage<Item>, void, undefined> {
  for await (const page of pages) {
    for (const record of page.data) cursor.advance(record);
    yield { ...page, position: cursor.position! };
  }
}

/** The records of the pages, with the position after the latest one. */
export function walk<Item>(pages: AsyncGenerator<Page<Item>, void, undefined>, cursor: Cursor): Walk<Item> {
  const records = recordsOf(pages, cursor);
  return Object.defineProperty(records, 'position', { get: () => cursor.position }) as Walk<Item>;
}

async function* recordsOf<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of pages)
    for (const record of data) {
      cursor.advance(record);
      yield record;
    }
}
