import type { Locator, Page } from 'playwright-core';

interface OpenForm {
  page: Page;
  form: Locator;
  refused: string[];
  field: (label: string) => Locator;
  send: () => Promise<void>;
  confirm: () => Promise<void>;
  says: (text: string | RegExp) => Promise<string>;
}

export const isFocused = (element: Element): boolean => element === document.activeElement;

export async function openForm(
  page: Page,
  address: string,
  server: string,
  token: string,
): Promise<OpenForm> {
  page.setDefaultTimeout(10_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Change the request' }).click();
  const form = page.locator('try-it form');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Server').selectOption('Another address');
  await field('Address').fill(server);
  if ((await field('Token').count()) > 0) await field('Token').fill(token);
  return {
    page,
    form,
    refused,
    field,
    send: () => form.getByRole('button', { name: 'Send', exact: true }).click(),
    confirm: () => page.getByRole('dialog').getByRole('button', { name: 'Send it', exact: true }).click(),
    says: async (text) => {
      const line = form.getByRole('status').filter({ hasText: text });
      await line.waitFor();
      return (await line.textContent()) ?? '';
    },
  };
}
