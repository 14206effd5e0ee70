import { expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage({ liveCalls: true });

const alice = { from: '447700900123', to: '442079460101' };

/** The entry of a call that somebody is in. */
const call = (who: string) => open.page.locator('li.call', { hasText: who });

const press = (who: string, name: RegExp) => call(who).getByRole('button', { name }).click();

test('shows address, token, time, live calls and queues', async () => {
  const { page, sandbox } = open;
  expect(await page.locator('#base').textContent()).toBe(sandbox.baseUrl);
  expect(await page.locator('#now').textContent()).toBe('2026-11-20 16:06:00 UTC');
  expect(await call('Ben Aziz').textContent()).toMatch(/Mei Lindqvist 2103 → Ben Aziz.*Talking/);
  expect(await page.locator('#wallboard .queue').allTextContents()).toHaveLength(2);
  expect(open.complaints).toEqual([]);
});

test('a call in a queue is drawn with the phones that ring, and is answered, held, transferred and ended there', async () => {
  const { page, section, says } = open;
  await section('place').getByRole('form', { name: 'Somebody calls in' }).getByRole('button').click();
  await says('The call has begun.');
  const ours = call('Queue Sales');
  await ours.getByText('Waiting', { exact: true }).waitFor();
  expect(await section('wallboard').textContent()).toMatch(/1 waiting.*Alice Moran/);
  await ours.getByRole('button', { name: /^Answer: Tom/ }).click();
  await ours.getByRole('button', { name: /^Tom holds/ }).click();
  await ours.getByText('On hold').first().waitFor();
  const tom = section('wallboard').locator('li', { hasText: 'Tom Reyes' });
  await tom.getByText('On hold').waitFor();
  await tom.getByText(/^talk of /).waitFor();
  await ours.getByRole('button', { name: /^Tom resumes/ }).click();
  const transfer = ours.locator('details', { hasText: 'Transfer' });
  await transfer.locator('summary').click();
  await transfer.getByRole('combobox', { name: 'To' }).fill('2104');
  await transfer.getByRole('button', { name: 'Transfer' }).click();
  await says('Transferred to 2104.');
  await press('Jonas', /^Answer: Jonas/);
  await page.getByRole('button', { name: '+10 s' }).click();
  await press('Jonas', /^Alice hangs up/);
  await call('Jonas').waitFor({ state: 'detached' });
  expect(open.complaints).toEqual([]);
});

test('a user asks a colleague while the caller waits, and joins the two', async () => {
  const { sandbox, says } = open;
  const { id } = await sandbox.control.call(alice);
  await sandbox.control.answer(id, 410002);
  const consult = call('Queue Sales').locator('details', { hasText: 'Consult' });
  await consult.locator('summary').click();
  await consult.getByRole('combobox', { name: 'To' }).fill('2104');
  await consult.getByRole('button', { name: 'Consult' }).click();
  await says('Asked 2104.');
  await press(`asks about call ${id}`, /^Answer: Jonas/);
  await press(`asks about call ${id}`, /^Join call/);
  await says(`Jonas took call ${id}.`);
  await call('Alice Moran').getByText('Jonas Petrov').first().waitFor();
  expect(open.complaints).toEqual([]);
});

test('an account that the sandbox does not have leads to the one that it has', async () => {
  const { page, sandbox } = open;
  await page.goto(`${sandbox.url}/?account=2`);
  await page.waitForURL(`${sandbox.url}/`);
  await page.locator('#sign-in-token').waitFor();
  expect(await page.getByRole('navigation', { name: 'Accounts' }).count()).toBe(0);
  expect(open.complaints).toEqual([]);
});

test('times say whose they are', async () => {
  const { sandbox, section } = open;
  await sandbox.control.call(alice);
  await section('events').getByText('Times: clock of the sandbox, UTC.').waitFor();
  expect(await section('clock').getByRole('heading').textContent()).toBe('Clock of the sandbox');
});

test('keys are pressed in a menu', async () => {
  await open.sandbox.control.call({ ...alice, to: '442079460100' });
  await press('Menu', /^1: press/);
  await call('Queue').waitFor();
  expect(await call('Menu').count()).toBe(0);
});

test('agents leave and join', async () => {
  const { page, section } = open;
  await page.getByRole('button', { name: 'Leave: Tom Reyes, Sales' }).click();
  await section('wallboard').locator('li', { hasText: 'Tom Reyes' }).getByText('Left').waitFor();
  await page.getByRole('button', { name: 'Join: Tom Reyes, Sales' }).click();
  await section('wallboard').locator('li', { hasText: 'Tom Reyes' }).getByText('Free').waitFor();
  expect(open.complaints).toEqual([]);
});

test('the token is copied', async () => {
  const { page, sandbox, says } = open;
  await page.getByRole('button', { name: 'Copy token' }).click();
  await says('Token copied.');
  const response = await fetch(`${sandbox.baseUrl}/me`, { headers: { 'X-Auth-Token': await open.copied() } });
  expect(await response.json()).toMatchObject({ data: { id: '410003' } });
});

test('faults are switched on, used and removed', async () => {
  const { page, sandbox, section, says } = open;
  const form = section('faults').getByRole('form');
  await form.getByLabel('Operation').fill('listCdrs');
  await form.getByLabel('Status').fill('503');
  await form.getByLabel('For').selectOption('all, until removed');
  await form.getByRole('button').click();
  await says('Fault added.');
  const headers = { 'X-Auth-Token': sandbox.signIn!.token };
  expect((await fetch(`${sandbox.baseUrl}/cdrs`, { headers })).status).toBe(503);
  await section('faults').getByText('used 1 times').waitFor();
  await page.getByRole('button', { name: /^Remove fault \d+: listCdrs/ }).click();
  await section('faults').getByText('No faults').waitFor();
  expect((await fetch(`${sandbox.baseUrl}/cdrs`, { headers })).status).toBe(200);
});

test('what is refused is said', async () => {
  const { page, section } = open;
  const form = section('place').getByRole('form', { name: 'Somebody calls in' });
  await form.getByLabel('To').fill('999');
  await form.getByRole('button').click();
  await page.locator('#status.bad').waitFor();
  expect(await page.locator('#status').textContent()).not.toBe('');
});

test('time passes by itself when it is told to, and everything begins again', async () => {
  const { page, sandbox, says } = open;
  await sandbox.control.user(410003, { phones: 0 });
  await page.getByRole('button', { name: 'Run the clock' }).click();
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await says('Clock changed.');
  await page.getByText('Begin again').click();
  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  await page.locator('#now', { hasText: '2026-11-20 16:06:00' }).waitFor();
  expect((await sandbox.control.GET('/clock')).data?.mode).toBe('manual');
});
