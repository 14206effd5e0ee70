import { expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage();

/** Presses Tab until what has the focus is called so, from where the focus is. */
async function tabTo(name: RegExp): Promise<void> {
  const { page } = open;
  const seen: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const own = labels ? element.labels?.[0]?.firstChild?.textContent : element?.textContent;
      return element?.getAttribute('aria-label') ?? own ?? '';
    });
    if (name.test(label)) return;
    seen.push(label);
  }
  throw new Error(`Tab does not lead to ${name}: ${seen.join(' | ')}`);
}

async function press(name: RegExp): Promise<void> {
  await tabTo(name);
  await open.page.keyboard.press('Enter');
}

test('the whole demo is done without a mouse', async () => {
  const { page, sandbox, says, section } = open;
  await press(/^Send all events here/);
  await says('Connected.');

  await page.keyboard.press('Control+Home');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(/^Place a call$/);
  await tabTo(/^From/);
  await page.keyboard.press('Enter');
  await says('The call has begun.');
  await press(/^Answer: Tom/);
  await says('Tom answered.');
  await press(/^Transfer, leg/);
  await tabTo(/^To$/);
  await page.keyboard.type('2104');
  await page.keyboard.press('Enter');
  await says('Transferred to 2104.');
  await press(/^Answer: Jonas/);
  await says('Jonas answered.');
  await sandbox.control.advance({ seconds: 12 });
  await press(/^Jonas hangs up/);
  await page.getByText('No live calls.').waitFor();
  await sandbox.control.advance({ seconds: 30 });

  await press(/call\.hangup/);
  await section('events').getByText('Attempt 1').first().waitFor();
  const hangUp = section('events').locator('#event-list > li', { hasText: 'call.hangup' }).first();
  expect(await hangUp.textContent()).toMatch(/delivered/);
  await press(/^Send again/);
  await says('Sent again.');
  await hangUp.getByText(/^entry \d+ sent again$/).waitFor();
  expect(await hangUp.textContent()).toMatch(/returned 204/);
  expect(open.complaints).toEqual([]);
});
