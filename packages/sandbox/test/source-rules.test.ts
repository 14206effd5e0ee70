import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, src), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** An assertion that holds for any two types: it says nothing, and hides what the compiler would. */
const FORCED = /\bas\s+(?:unknown\s+as|never|any)\b/g;

const forced = (text: string) => [...text.matchAll(FORCED)].map(([found]) => found);

test('no type is forced on a value', () => {
  const sources = files.filter((file) => !file.startsWith('generated/'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => forced(read(file)).length > 0)).toEqual([]);
});

test.each(['value as unknown as Cdr', 'handle(data as never)', 'body as any', 'a as unknown\n  as B'])(
  '%s is found',
  (text) => {
    expect(forced(text)).toHaveLength(1);
  },
);

/** Where real time and real chance may be: handed to the clock and the generator, or limiting a wait for the network. */
const allowed: Record<string, RegExp> = {
  'infrastructure/clock.ts': /^(setTimeout|node:timers)/,
  // How long a test took.
  'scenario/test-scenarios.ts': /^performance/,
  'infrastructure/random.ts': /^randomInt$/,
  'start/start-sandbox.ts': /^Date\.now$/,
};

const other =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bset(?:Timeout|Interval)\b|\bnode:timers(?:\/promises)?\b|\bperformance\.now\b|\bprocess\.hrtime\b|\brandomUUID\b|\brandomBytes\b|\brandomInt\b|\bgetRandomValues\b/g;

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;

/** What of a source reads another time or another chance than those of the sandbox. */
function otherTime(file: string, text: string): string[] {
  return [...text.replace(COMMENT_LINE, '').matchAll(other)]
    .map(([found]) => found)
    .filter((found) => !allowed[file]?.test(found));
}

/** What is generated, and the script of the page, which runs in a browser and only shows the platform's time. */
const ELSEWHERE = /^(?:generated|page\/browser)\//;

test('time comes from the clock and chance from the generator, everywhere', () => {
  const found = files.filter((file) => !ELSEWHERE.test(file) && otherTime(file, read(file)).length > 0);
  expect(found).toEqual([]);
});

test.each([
  'Date.now()',
  'new Date()',
  'new Date( )',
  'Math.random()',
  'setTimeout(run, 1)',
  'randomUUID()',
  "from 'node:timers/promises'",
])('a planted %s is found, and not in a comment', (code) => {
  expect(otherTime('calls/new-call.ts', `const one = ${code};`)).toHaveLength(1);
  expect(otherTime('calls/new-call.ts', `// ${code}\n/** ${code}\n * ${code} */`)).toEqual([]);
});

test('what is allowed is still there, so that no exception outlives its reason', () => {
  expect(Object.keys(allowed).filter((file) => !read(file).match(other))).toEqual([]);
});
