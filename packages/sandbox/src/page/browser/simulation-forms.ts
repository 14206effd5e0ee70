import { ask } from './control.ts';
import { type Fields, fieldsOf } from '@telephony/http/page/fields-of.js';
import { act } from '@telephony/http/page/status.js';

/** What each form of the page asks for, by its `data-post`. */
const SIMULATIONS: Record<string, (fields: Fields) => Promise<unknown>> = {
  '/simulate/inbound-call': ({ text }) =>
    ask('post', '/simulate/inbound-call', { body: { from: text('from'), to: text('to') } }),
  '/simulate/missed-in-queue': ({ text, number }) =>
    ask('post', '/simulate/missed-in-queue', {
      body: { from: text('from'), queue_id: number('queue_id'), seconds: number('seconds') },
    }),
  '/simulate/sms': ({ text }) =>
    ask('post', '/simulate/sms', { body: { from: text('from'), to: text('to'), text: text('text') } }),
  '/simulate/voicemail': ({ text, number }) =>
    ask('post', '/simulate/voicemail', {
      body: { from: text('from'), user_id: number('user_id'), seconds: number('seconds') },
    }),
  '/simulate/fax': ({ text }) =>
    ask('post', '/simulate/fax', { body: { from: text('from'), to: text('to') } }),
};

/** Makes the forms of simulations work. Throws Error for a form of which it is not known what it asks for. */
export function startSimulationForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-post]')) {
    const path = form.dataset['post'] ?? '';
    const simulate = SIMULATIONS[path];
    if (!simulate) throw new Error(`The page has a form for ${path}, which is not a simulation.`);
    const title = form.querySelector('h3')?.textContent ?? path;
    form.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      void act(`${title}: done.`, simulate(fieldsOf(form)));
    });
  }
}
