import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinStyles } from '../../src/build/styles/page-styles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-styles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const SHEETS = {
  '_astro/print.1.css': '.doing{columns:2}',
  '_astro/theme.2.css': '.doing{top:0}.guide{top:1px}',
  '_astro/last.3.css': '.code{top:2px}',
};
const PRINT = '<link rel="stylesheet" href="/_astro/print.1.css" media="print">';
const THEME = '<link rel="stylesheet" href="/_astro/theme.2.css">';
const CODE = '<link rel="stylesheet" href="/_astro/last.3.css"/>';

test('pages of the reference have one sheet and the others one, of what they can use', () => {
  write({
    ...SHEETS,
    'a/index.html': `<head>${PRINT}${THEME}</head><div class="reference"><div class="doing"></div></div>`,
    'b/index.html': `<head>${PRINT}${THEME}</head><div class="guide">${CODE}<p class="code"></p>${CODE}</div>`,
  });
  joinStyles(folder);

  const sheets = readdirSync(join(folder, '_astro'));
  expect(sheets).toHaveLength(2);
  const sheetOf = (page: string) => {
    const links = [
      ...readFileSync(join(folder, page), 'utf8').matchAll(/<link [^>]*href="\/([^"]+)"[^>]*>/g),
    ];
    expect(links).toHaveLength(1);
    return readFileSync(join(folder, links[0]?.[1] ?? ''), 'utf8');
  };
  expect(sheetOf('a/index.html')).toBe('@media print{.doing{columns:2}}.doing{top:0}');
  expect(sheetOf('b/index.html')).toBe('.guide{top:1px}.code{top:2px}');
});

test('a class that only a script knows is kept', () => {
  write({
    ...SHEETS,
    'a/index.html': `<head>${PRINT}${THEME}${CODE}</head><div class="reference"></div>`,
    '_astro/site.4.js': 'e.className=`guide`',
  });
  joinStyles(folder);
  const sheet = readdirSync(join(folder, '_astro')).find((name) => name.startsWith('reference.')) ?? '';
  expect(readFileSync(join(folder, '_astro', sheet), 'utf8')).toBe('.guide{top:1px}');
});

test('a sheet that no page names would be missed by the script that imports it', () => {
  write({ ...SHEETS, 'a/index.html': `<head>${PRINT}${THEME}</head><div class="reference"></div>` });
  expect(() => joinStyles(folder)).toThrow('No page names _astro/last.3.css');
});

test('a link in another form is refused', () => {
  write({
    ...SHEETS,
    'a/index.html': `<head>${PRINT}${THEME}${CODE}<link href="/x.css" rel="stylesheet"></head><div class="reference"></div>`,
  });
  expect(() => joinStyles(folder)).toThrow(
    'in a form that src/build/styles does not know: <link href="/x.css" rel="stylesheet">',
  );
});
