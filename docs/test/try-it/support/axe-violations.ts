import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in a part of a page, as `rule: element`. */
export async function axeViolations(page: Page, selector: string): Promise<string[]> {
  // Past the policy of the page, which lets no foreign script in.
  await page.evaluate(source);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: { run(within: string): Promise<AxeResults> } };
    const { violations } = await axe.run(within);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, selector);
}

interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}
