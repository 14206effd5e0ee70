import { axeViolations } from '@telephony/testing/axe-violations';
import { expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage({ accounts: 2 });

test('the page says which account it shows, and leads to the other one, where all of it works', async () => {
  const { page, sandbox, section, says } = open;
  const accounts = page.getByRole('navigation', { name: 'Accounts' });
  const shown = () => accounts.locator('[aria-current=page]').textContent();
  expect(await shown()).toBe('This is account 1 harbourlane.example');
  await accounts.getByRole('link', { name: 'Account 2 millroad.example' }).click();
  await page.getByText('This is account 2').waitFor();
  expect(await page.locator('#sign-in-token').textContent()).toBe(sandbox.accounts[1]!.signIn!.token);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Send all events here/ }).click();
  await says('Connected.');
  await section('place').getByRole('form', { name: 'Somebody calls in' }).getByRole('button').click();
  await says('The call has begun.');
  await page
    .locator('li.call')
    .getByRole('button', { name: /^Answer: Yusuf/ })
    .click();
  await section('wallboard').locator('li', { hasText: 'Yusuf Demir' }).getByText('Talking').waitFor();
  await section('events').getByText('call.connected').first().waitFor();
  await page.locator('#event-list .badge', { hasText: 'delivered' }).first().waitFor();
  await page.getByRole('button', { name: 'Leave: Yusuf Demir, Sales' }).click();
  await says(/left Sales/);
  await page.getByRole('button', { name: '+10 s' }).click();
  await says('Clock advanced.');
  expect(open.complaints).toEqual([]);
  expect((await sandbox.control.GET('/calls')).data!.data).toEqual([]);
  expect((await sandbox.control.GET('/webhooks')).data!.data).toEqual([]);
});
