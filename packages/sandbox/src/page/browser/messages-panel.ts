import type { ComponentChildren } from 'preact';
import { type Drawn, h } from './element.ts';
import { ownNumber } from './account.ts';
import { act } from './act.ts';
import { control, done } from './control.ts';
import { choice, field, form, textOf } from './parts.ts';
import { folding } from './fold.ts';
import { state } from './state.ts';

const from = (number: string): Drawn => field('From', 'from', { defaultValue: number, inputmode: 'tel' });
const to = (number: string): Drawn => field('To', 'to', { defaultValue: number, inputmode: 'tel' });
const seconds = (count: number): Drawn =>
  field('Seconds', 'seconds', { type: 'number', min: 1, max: 3600, defaultValue: String(count) });

/** Messages that arrive, and a caller who hangs up in a queue. */
export function messagesPanel(): Drawn {
  const users = state.users.map(({ id, name }): [string, string] => [String(id), name]);
  const queues = state.wallboard.map(({ id, name }): [string, string] => [String(id), name]);
  return folding(
    { id: 'messages', title: 'Messages and missed calls' },
    h(
      'div',
      { class: 'forms' },
      simulation(
        'Text message',
        'Send',
        (text) =>
          control.POST('/simulate/sms', {
            body: { from: text('from'), to: text('to'), text: text('text') },
          }),
        from('447700900123'),
        to(ownNumber('100')),
        field('Text', 'text', { defaultValue: 'Is my bike ready?' }),
      ),
      simulation(
        'Missed in a queue',
        'Call and hang up',
        (text) =>
          control.POST('/simulate/missed-in-queue', {
            body: { from: text('from'), queue_id: Number(text('queue')), seconds: Number(text('seconds')) },
          }),
        from('447700900789'),
        choice('Queue', 'queue', queues),
        seconds(10),
      ),
      simulation(
        'Voicemail',
        'Leave a message',
        (text) =>
          control.POST('/simulate/voicemail', {
            body: { from: text('from'), user_id: Number(text('user')), seconds: Number(text('seconds')) },
          }),
        from('447700900789'),
        choice('For', 'user', users),
        seconds(12),
      ),
      simulation(
        'Fax',
        'Send fax',
        (text) => control.POST('/simulate/fax', { body: { from: text('from'), to: text('to') } }),
        from('442079460955'),
        to(ownNumber('103')),
      ),
    ),
  );
}

function simulation(
  title: string,
  submit: string,
  ask: (text: (name: string) => string) => Parameters<typeof done>[0],
  ...fields: ComponentChildren[]
): Drawn {
  const send = (sent: FormData) => void act(`${title}: done.`, done(ask((name) => textOf(sent, name))));
  return h('div', {}, h('h3', {}, title), form(title, submit, send, ...fields));
}
