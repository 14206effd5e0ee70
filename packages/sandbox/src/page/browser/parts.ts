import type { ComponentChildren } from 'preact';
import { type Drawn, h } from './element.ts';
import { act } from './act.ts';

/** A section of the page with its heading, which the links at the top lead to. */
export function panel(id: string, title: string, ...children: ComponentChildren[]): Drawn {
  return section(id, title, ...children);
}

/** The same, with a heading that is more than a text. */
export function section(id: string, heading: Drawn, ...children: ComponentChildren[]): Drawn {
  return h(
    'section',
    { id, 'aria-labelledby': `${id}-title`, 'data-place': id, tabIndex: -1 },
    h('h2', { id: `${id}-title` }, heading),
    children,
  );
}

/** A list that can be scrolled, also by keyboard. */
export function scrolled(label: string, ...children: ComponentChildren[]): Drawn {
  return h('div', { class: 'log', role: 'group', 'aria-label': label, tabIndex: 0 }, children);
}

/**
 * A button.
 *
 * @param label What it does and to what, for those who do not see what is around it. It begins with the text.
 */
export function button(text: string, label: string, onClick: () => void): Drawn {
  return h('button', { type: 'button', 'aria-label': label, onClick }, text);
}

/** A button that asks the sandbox for something, and says `done` or why not. */
export function doing(text: string, label: string, done: string, ask: () => Promise<unknown>): Drawn {
  return button(text, label, () => void act(done, ask()));
}

/** A form. What is sent is what its fields hold, by their names. */
export function form(
  title: string,
  submit: string,
  send: (fields: FormData) => void,
  ...fields: ComponentChildren[]
): Drawn {
  return h(
    'form',
    {
      'aria-label': title,
      onSubmit: (submitted: SubmitEvent & { currentTarget: HTMLFormElement }) => {
        submitted.preventDefault();
        send(new FormData(submitted.currentTarget));
      },
    },
    fields,
    h('button', {}, submit),
  );
}

/** A field for text with its label. */
export function field(label: string, name: string, more: Record<string, unknown> = {}): Drawn {
  return h('label', {}, label, h('input', { name, required: true, autocomplete: 'off', ...more }));
}

/** A choice with its label. */
export function choice(label: string, name: string, options: [value: string, text: string][]): Drawn {
  const children = options.map(([value, text]) => h('option', { value, key: value }, text));
  return h('label', {}, label, h('select', { name, required: true }, children));
}

/** A word with a colour of its own. The word says it too. */
export function badge(kind: string, text: string): Drawn {
  return h('span', { class: `badge ${kind}` }, text);
}

/** What is less important. */
export function quiet(text: string): Drawn {
  return h('span', { class: 'quiet' }, text);
}

/** A note where there is nothing else. */
export function note(text: string): Drawn {
  return h('p', { class: 'quiet note' }, text);
}

/** Says that the times of a section pass as the sandbox's clock does. */
export function sandboxTimes(): Drawn {
  return h('p', { class: 'quiet' }, 'Times: clock of the sandbox, UTC.');
}

/** The text of a field of a form. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
