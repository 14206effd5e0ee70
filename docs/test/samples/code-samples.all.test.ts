import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '@telephony/testing/axe-violations';
import { loadContract } from '../../src/contract/load-contract.ts';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { plainRequest } from '../../src/samples/sample-request.ts';
import { FOREIGN_LANGUAGES, foreignSample } from '../../src/samples/foreign-sample.ts';
import { operationSamples } from '../../src/samples/samples-of.ts';
import { builtFiles, readBuilt } from '../support/built-site.ts';
import { useSite } from '../support/use-site.ts';

const contract = loadContract();
const samples = operationSamples(contract.operations.find(({ id }) => id === 'listCdrs')!);

test('what writes and colours the samples in the browser is light', () => {
  const chunks = builtFiles('/_astro/').filter((name) => /\/sample-panels\.[\w-]+\.js$/.test(name));
  expect(chunks).toHaveLength(1);
  expect(brotliCompressSync(readBuilt(chunks[0]!)).length).toBeLessThan(16_500);
});

describe('on the page', () => {
  const site = useSite();
  const addressOf = (operation: string) => `${site.url}/operations/${operation}/`;

  test('one is shown, and the arrows, Home and End show the others', async () => {
    const page = await site.open('/operations/listCdrs/');
    const shown = async () => page.locator('code-samples [role=tabpanel]:visible pre').allTextContents();
    await page.getByRole('tab', { name: 'cURL' }).focus();
    expect(await shown()).toEqual([samples[0]?.code]);
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await shown()).toEqual([samples[index]?.code]);
      const focused = page.locator('code-samples [role=tab]:focus');
      expect(await focused.textContent()).toBe(samples[index]?.label);
      expect(await focused.getAttribute('aria-selected')).toBe('true');
    }
    expect(await axeViolations(page, { within: 'code-samples' })).toEqual([]);
  });

  test('the language that was chosen holds for the guides, and theirs for the next operation', async () => {
    const page = await site.open('/operations/listCdrs/');
    const shown = async () => (await page.getByRole('tab', { selected: true }).first().textContent())?.trim();
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.goto(addressOf('getCdr'));
    expect(await shown()).toBe('TypeScript');
    await page.goto(`${site.url}/guides/calls/`);
    expect(await shown()).toBe('TypeScript');
    await page.getByRole('tab', { name: 'cURL' }).first().click();
    await page.goto(addressOf('getCdr'));
    expect(await shown()).toBe('cURL');
    // Guides have two languages: they show the first where they do not have the one that was chosen.
    await page.getByRole('tab', { name: 'Python', exact: true }).click();
    await page.goto(`${site.url}/guides/calls/`);
    expect(await shown()).toBe('cURL');
    await page.goto(addressOf('getCdr'));
    expect(await shown()).toBe('Python');
  });

  test('other languages are written when they are chosen, for the server that is chosen', async () => {
    const page = await site.open('/operations/listCdrs/');
    await page.evaluate(() => sessionStorage.setItem('telephony.baseAddress', 'https://pbx.test/v1.2/voice'));
    for (const { id, label } of FOREIGN_LANGUAGES) {
      await page.getByRole('tab', { name: label, exact: true }).click();
      const shown = page.locator(`#sample-${id} pre`);
      await shown.waitFor();
      const operation = contract.operations.find((one) => one.id === 'listCdrs')!;
      expect(await shown.textContent()).toBe(
        foreignSample(id, 'https://pbx.test/v1.2/voice', plainRequest(exampleRequest(operation))),
      );
    }
    expect(await axeViolations(page, { within: 'code-samples' })).toEqual([]);
    await page.goto(addressOf('getCdr'));
    await page.locator('#sample-java pre').waitFor();
  });

  test('nothing moves when the script has run', async () => {
    const [before, after] = [await site.newPage(), await site.newPage()];
    // A page whose script has yet to come.
    await before.addInitScript(() => {
      customElements.define = () => {};
    });
    const places = await Promise.all(
      [before, after].map(async (page) => {
        await page.goto(addressOf('listCdrs'));
        return page.locator('code-samples').boundingBox();
      }),
    );
    expect(await before.locator('code-samples.tabbed').count()).toBe(0);
    expect(await after.locator('code-samples.tabbed').count()).toBe(1);
    expect(await before.locator('code-samples > section:visible').count()).toBe(1);
    expect(places[0]).toEqual(places[1]);
  });
});
