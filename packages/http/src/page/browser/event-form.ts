import type { Event, SentEvent } from '../../generated/control.ts';
import { ask } from './control.ts';
import { act, element, fieldsOf, fillChoices, part, write } from './elements.ts';

const MOST_SENT = 10;

/** Makes the form that sends an event work. */
export async function startEventForm(): Promise<void> {
  const form = part('send', HTMLFormElement);
  const { data } = await ask('get', '/events', {});
  if (data.length === 0) {
    form.hidden = true;
    write('send-note', 'The contract has no webhooks.');
    return;
  }
  const event = form.elements.namedItem('event') as HTMLSelectElement;
  fillChoices(
    event,
    data.map(({ event: value, summary }) => ({
      value,
      text: summary === '' ? value : `${value}: ${summary}`,
    })),
  );
  const showExamples = () => {
    const { examples } = data.find((one) => one.event === event.value) ?? data[0]!;
    const choices = examples.map((value) => ({ value, text: value }));
    const example = form.elements.namedItem('example') as HTMLSelectElement;
    fillChoices(example, choices.length > 0 ? choices : [{ value: '', text: 'None: set its fields' }]);
  };
  event.addEventListener('change', showExamples);
  showExamples();
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    void act('Event sent.', send(form));
  });
}

/** @throws Error where it is refused, or the receiver fails. */
async function send(form: HTMLFormElement): Promise<void> {
  const { text, all } = fieldsOf(form);
  const body = {
    event: text('event') satisfies Event['event'],
    to: text('to'),
    ...(text('example') !== '' && { example: text('example') }),
    set: text('set')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== ''),
    check: all('invalid').length === 0,
  };
  const sent = await ask('post', '/events', { body });
  const list = part('sent', HTMLOListElement);
  list.prepend(sentItem(sent));
  while (list.children.length > MOST_SENT) list.lastElementChild?.remove();
  if (sent.error !== null) throw new Error(`${sent.event}: ${sent.error}`);
}

function sentItem({ event, example, to, body, status, milliseconds, error }: SentEvent): HTMLLIElement {
  const className = error === null ? 'good' : 'bad';
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element(
        'summary',
        {},
        element('strong', { className, textContent: String(status ?? 'No response') }),
        ' ',
        element('span', { textContent: [event, example].filter((one) => one !== null).join(' ') }),
        ' ',
        element('span', { className: 'quiet', textContent: `${to} ${milliseconds} ms ${error ?? ''}` }),
      ),
      element('pre', { textContent: JSON.stringify(body, undefined, 2) }),
    ),
  );
}
