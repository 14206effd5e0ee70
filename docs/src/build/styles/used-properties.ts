import { transform } from 'lightningcss';

const TAKEN = /var\(\s*(--[\w-]+)/g;
const NAMED = /--[\w-]+/g;

/**
 * A sheet without the custom properties whose value nothing takes: a theme sets many for what a page does not have.
 *
 * @param texts Pages and their scripts: a property that is named there counts as taken
 * @throws Error if the sheet cannot be read
 */
export function usedProperties(sheet: string, texts: readonly string[]): string {
  const named = new Set(texts.flatMap((text) => text.match(NAMED) ?? []));
  const taken = named.union(new Set([...sheet.matchAll(TAKEN)].map(([, name]) => String(name))));
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Declaration: { custom: ({ name }) => (name.startsWith('--') && !taken.has(name) ? [] : undefined) },
    },
  });
  // What only such a property takes is taken by nobody.
  const used = code.toString();
  return used.length < sheet.length ? usedProperties(used, texts) : used;
}
