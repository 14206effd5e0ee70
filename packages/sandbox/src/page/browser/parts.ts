import { type ComponentChild, type ComponentChildren, createElement, type JSX } from 'preact';
import { act, say } from './requests.ts';
import type { Message } from '../../generated/control.ts';

export function panel(id: string, heading: Drawn, ...children: ComponentChildren[]): Drawn {
  return h(
    'section',
    { id, 'aria-labelledby': `${id}-title`, 'data-place': id, tabIndex: -1 },
    h('h2', { id: `${id}-title` }, heading),
    children,
  );
}

export function scrolled(label: string, ...children: ComponentChildren[]): Drawn {
  return h('div', { class: 'log', role: 'group', 'aria-label': label, tabIndex: 0 }, children);
}

export function button(text: string, label: string, onClick: () => void): Drawn {
  return h('button', { type: 'button', 'aria-label': label, onClick }, text);
}

export function doing(text: string, label: string, done: string, ask: () => Promise<unknown>): Drawn {
  return button(text, label, () => void act(done, ask()));
}

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

export function field(label: string, name: string, more: Record<string, unknown> = {}): Drawn {
  return h('label', {}, label, h('input', { name, required: true, autocomplete: 'off', ...more }));
}

export function choice(label: string, name: string, options: [value: string, text: string][]): Drawn {
  const children = options.map(([value, text]) => h('option', { value, key: value }, text));
  return h('label', {}, label, h('select', { name, required: true }, children));
}

export function badge(kind: string, text: string): Drawn {
  return h('span', { class: `badge ${kind}` }, text);
}

export function quiet(text: string): Drawn {
  return h('span', { class: 'quiet' }, text);
}

export function note(text: string): Drawn {
  return h('p', { class: 'quiet note' }, text);
}

export function sandboxTimes(): Drawn {
  return h('p', { class: 'quiet' }, 'Times: clock of the sandbox, UTC.');
}

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export type Drawn = ComponentChild;

type Given<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag] &
  Record<`data-${string}`, string>;

export function h<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  // The tag says all: to look for it in what is given as well would be a tenth of the time of checking all types.
  given: NoInfer<Given<Tag>>,
  ...children: ComponentChildren[]
): Drawn {
  return createElement<object>(tag, given, ...children);
}

export function messageView(title: string, { headers, body, bytes }: Message): Drawn {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const left = body === null && bytes > 0 ? `(${bytes} bytes that are not shown)` : '';
  return h(
    'div',
    { key: title },
    h('h3', {}, title),
    h('pre', {}, [lines.join('\n'), body === null ? left : prettyText(body)].filter(Boolean).join('\n\n')),
  );
}

function prettyText(text: string): string {
  try {
    return prettyJson(JSON.parse(text));
  } catch {
    return text;
  }
}

export function prettyJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    // A page of another machine has no clipboard: its address is not a secure one.
    if ('clipboard' in navigator) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    say(`${what} copied.`);
  } catch {
    say(`The browser does not let the page copy. Select this and copy it: ${text}`, true);
  }
}

function copyBySelection(text: string): void {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way on a page whose address is not a secure one
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error('The browser did not copy.');
}
