import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds wrong on a page: the rule, where, and why.
 *
 * @param where.within The part of the page; all of it when not given.
 * @param where.rules `colour`: those that colours alone decide.
 * @param where.contrast Level of WCAG that the contrast of text has to reach: 4.5 to 1 (3 for large text), or 7 to 1 (4.5).
 */
export async function axeViolations(
  page: Page,
  {
    within,
    rules = 'all',
    contrast = 'AA',
  }: { within?: string; rules?: 'all' | 'colour'; contrast?: 'AA' | 'AAA' } = {},
): Promise<string[]> {
  // Past the policy of the page, which lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ part, ofColour, isEnhanced }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(part ?? document, {
        resultTypes: ['violations'],
        // No rule that is on by default reads style sheets.
        preload: { assets: ['media'] },
        // Off by default: it is of level AAA.
        rules: { 'color-contrast-enhanced': { enabled: isEnhanced } },
        ...(ofColour && { runOnly: { type: 'tag', values: ['cat.color'] } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
    { part: within, ofColour: rules === 'colour', isEnhanced: contrast === 'AAA' },
  );
}
