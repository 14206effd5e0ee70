import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe-core finds on a page: the rule, where, and why.
 *
 * @param options.within A selector of a part of the page.
 * @param options.contrast WCAG level of text contrast: 4.5 to 1 (3 for large text), or 7 to 1 (4.5).
 */
export async function axeViolations(
  page: Page,
  {
    within,
    rules = 'all',
    contrast = 'AA',
  }: { within?: string; rules?: 'all' | 'colour'; contrast?: 'AA' | 'AAA' } = {},
): Promise<string[]> {
  // Past the content security policy of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ part, ofColour, isEnhanced }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(part ?? document, {
        resultTypes: ['violations'],
        // No rule that is on by default reads style sheets.
        preload: { assets: ['media'] },
        // Off by default: of WCAG 2.2, and of level AAA.
        rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: isEnhanced } },
        ...(ofColour && { runOnly: { type: 'tag', values: ['cat.color'] } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
    { part: within, ofColour: rules === 'colour', isEnhanced: contrast === 'AAA' },
  );
}
