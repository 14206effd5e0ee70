import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);

/** An assertion that holds for any two types: it says nothing, and hides what the compiler would. */
const FORCED = /\bas\s+(?:unknown\s+as|never|any)\b/g;

const forced = (text: string) => [...text.matchAll(FORCED)].map(([found]) => found);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('generated/'),
);

test('no type is forced on a value', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    forced(readFileSync(new URL(file, src), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each(['value as unknown as Cdr', 'handle(data as never)', 'body as any', 'a as unknown\n  as B'])(
  '%s is found',
  (text) => {
    expect(forced(text)).toHaveLength(1);
  },
);
