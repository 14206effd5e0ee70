import { type Selector, transform } from 'lightningcss';

/**
 * A sheet with other selectors. A rule that none is left of is not written.
 *
 * @param map What stands for a selector; undefined takes it out
 * @throws Error if the sheet cannot be read
 */
export function mapSelectors(sheet: string, map: (selector: Selector) => Selector | undefined): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: { Selector: (selector) => map(selector) ?? [] },
  });
  return code.toString();
}
