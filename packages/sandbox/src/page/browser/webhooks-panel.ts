import { type Drawn, h } from './element.ts';
import type { Webhook } from '../../generated/control.ts';
import { act } from './act.ts';
import { control, done } from './control.ts';
import { badge, doing, field, form, note, quiet, textOf } from './parts.ts';
import { folding } from './fold.ts';
import { receiverPart } from './receiver-part.ts';
import { state } from './state.ts';

const TYPES = {
  call_state_change: 'Call state change',
  received_sms: 'Received SMS',
  missed_call: 'Missed call',
  connecting: 'Connecting',
  connected: 'Connected',
  call_ended: 'Call ended',
} satisfies Record<Webhook['types'][number], string>;

/** Webhooks, and the receiver that the sandbox has itself. */
export function webhooksPanel(): Drawn {
  const { webhooks } = state;
  return folding(
    { id: 'webhooks', title: 'Webhooks' },
    h('ul', { id: 'webhook-list' }, webhooks.map(webhookItem)),
    webhooks.length === 0 ? note('No webhooks yet: events are not sent anywhere.') : null,
    receiverPart(),
    h('details', { class: 'more' }, h('summary', {}, 'Send events to another address'), webhookForm()),
  );
}

function webhookItem({ id, name, url, types, enabled }: Webhook): Drawn {
  const params = { path: { id } };
  const [verb, told] = enabled ? ['Disable', 'disabled'] : ['Enable', 'enabled'];
  return h(
    'li',
    { key: id, 'data-place': `webhook ${id}` },
    h('strong', {}, name),
    ' ',
    badge(enabled ? 'good' : 'plain', enabled ? 'on' : 'off'),
    ' ',
    h('span', { class: 'address' }, url),
    ' ',
    quiet(types.map((type) => TYPES[type]).join(', ')),
    h(
      'div',
      { class: 'buttons' },
      doing(verb, `${verb} ${name}`, `${name} ${told}.`, () =>
        done(control.PATCH('/webhooks/{id}', { params, body: { enabled: !enabled } })),
      ),
      doing('Remove', `Remove ${name}`, `${name} removed.`, () =>
        done(control.DELETE('/webhooks/{id}', { params })),
      ),
    ),
  );
}

function webhookForm(): Drawn {
  return form(
    'Send events to another address',
    'Save',
    (fields) => {
      const types = fields.getAll('types').filter(isType);
      const body = { name: textOf(fields, 'name'), url: textOf(fields, 'url'), types };
      void act(`${body.name} saved.`, done(control.POST('/webhooks', { body })));
    },
    field('Name', 'name', { defaultValue: 'Receiver' }),
    field('URL', 'url', { type: 'url', defaultValue: 'http://127.0.0.1:8787/events' }),
    h(
      'fieldset',
      {},
      h('legend', {}, 'Events'),
      Object.entries(TYPES).map(([value, text], index) =>
        h(
          'label',
          { key: value, class: 'inline' },
          h('input', { type: 'checkbox', name: 'types', value, defaultChecked: index < 2 }),
          text,
        ),
      ),
    ),
  );
}

function isType(value: FormDataEntryValue): value is Webhook['types'][number] {
  return typeof value === 'string' && Object.hasOwn(TYPES, value);
}
