import { type ComponentChild, type ComponentChildren, createElement, type JSX } from 'preact';
import { act, say } from './requests.ts';

export function panel(id: string, heading: View, ...children: ComponentChildren[]): View {
  return h(
    'section',
    { id, 'aria-labelledby': `${id}-title`, 'data-place': id, tabIndex: -1 },
    h('h2', { id: `${id}-title` }, heading),
    children,
  );
}

export function scrolled(label: string, ...children: ComponentChildren[]): View {
  return h('div', { class: 'log', role: 'group', 'aria-label': label, tabIndex: 0 }, children);
}

/** @param label What the button does and to what, for screen readers. It begins with the text. */
export function button(text: string, label: string, onClick: () => void): View {
  return h('button', { type: 'button', 'aria-label': label, onClick }, text);
}

/** A button that sends a request, and shows `success` or the error in the status line. */
export function action(text: string, label: string, success: string, send: () => Promise<unknown>): View {
  return button(text, label, () => void act(success, send()));
}

export function form(
  title: string,
  submit: string,
  send: (fields: FormData) => void,
  ...fields: ComponentChildren[]
): View {
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

export function field(label: string, name: string, more: Record<string, unknown> = {}): View {
  return h('label', {}, label, h('input', { name, required: true, autocomplete: 'off', ...more }));
}

export function choice(label: string, name: string, options: [value: string, text: string][]): View {
  const children = options.map(([value, text]) => h('option', { value, key: value }, text));
  return h('label', {}, label, h('select', { name, required: true }, children));
}

export function buttons(...children: ComponentChildren[]): View {
  return h('div', { class: 'buttons' }, children);
}

/** Children with blanks between them, so that they wrap and are read one by one. */
export function spaced(...children: ComponentChildren[]): ComponentChildren[] {
  return children.flatMap((child) => [child, ' ']);
}

export function badge(kind: string, text: string): View {
  return h('span', { class: `badge ${kind}` }, text);
}

export function quiet(text: string): View {
  return h('span', { class: 'quiet' }, text);
}

export function note(text: string): View {
  return h('p', { class: 'quiet note' }, text);
}

export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export type View = ComponentChild;

type Attributes<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag] &
  Record<`data-${string}`, string>;

export function h<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  // Inferring the tag from its attributes, too, takes a tenth of the time of all type checks.
  attributes: NoInfer<Attributes<Tag>>,
  ...children: ComponentChildren[]
): View {
  return createElement<object>(tag, attributes, ...children);
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} copied.`);
  } catch {
    // Only a page with a secure address has a clipboard.
    say(`The browser does not let the page copy. Select this and copy it: ${text}`, true);
  }
}
