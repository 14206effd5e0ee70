import type { Webhook } from '../../generated/control.ts';
import { button } from '@telephony/http/page/button.js';
import { ask } from './control.ts';
import { element } from '@telephony/http/page/element.js';
import { fieldsOf } from '@telephony/http/page/fields-of.js';
import { part, write } from '@telephony/http/page/part.js';
import { replaceChildren } from '@telephony/http/page/replace-children.js';
import { act } from '@telephony/http/page/status.js';

const TYPES = {
  missed_call: true,
  connecting: true,
  connected: true,
  call_ended: true,
  call_state_change: true,
  received_sms: true,
} satisfies Record<Webhook['types'][number], true>;

let names = new Map<number, string>();

/** The name of a webhook, or its number where it is gone. */
export function webhookName(id: number): string {
  return names.get(id) ?? `Webhook ${id}`;
}

/** Shows the webhooks that are configured. */
export async function showWebhooks(): Promise<void> {
  const { data } = await ask('get', '/webhooks', {});
  names = new Map(data.map(({ id, name }) => [id, name]));
  replaceChildren(part('webhooks', HTMLUListElement), data.map(webhookItem));
  write('webhooks-note', data.length === 0 ? 'No webhooks yet: events are not sent anywhere.' : '');
}

/** Makes the form for a new webhook work. */
export function startWebhookForm(): void {
  const form = part('webhook', HTMLFormElement);
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    const { text, all } = fieldsOf(form);
    const body = { name: text('name'), url: text('url'), types: all('types').filter(isType) };
    void actAndShow(`${body.name} saved.`, ask('post', '/webhooks', { body }));
  });
}

function webhookItem({ id, name, url, types, enabled }: Webhook): HTMLLIElement {
  const path = { id };
  const { host, pathname } = new URL(url);
  const [verb, done] = enabled ? ['Disable', 'disabled'] : ['Enable', 'enabled'];
  return element(
    'li',
    {},
    element('strong', { textContent: name }),
    element('span', { textContent: `${host}${pathname}` }),
    element('span', { className: 'quiet', textContent: types.join(', ') }),
    button(verb, `${verb} ${name}`, `${id} enabled`, () => {
      const asked = ask('patch', '/webhooks/{id}', { path, body: { enabled: !enabled } });
      void actAndShow(`${name} ${done}.`, asked);
    }),
    button('Remove', `Remove ${name}`, `${id} remove`, () => {
      void actAndShow(`${name} removed.`, ask('delete', '/webhooks/{id}', { path }));
    }),
  );
}

async function actAndShow(done: string, asked: Promise<unknown>): Promise<void> {
  await act(done, asked);
  await showWebhooks();
}

function isType(value: string): value is Webhook['types'][number] {
  return Object.hasOwn(TYPES, value);
}
