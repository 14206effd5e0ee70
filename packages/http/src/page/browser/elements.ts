type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'dataset'>
> & { data?: Record<string, string> };

/** Makes an element with its properties, its `data-` values and its children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data = {}, ...properties }: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  Object.assign(made.dataset, data);
  made.append(...children);
  return made;
}

/** A button in a list that is rebuilt: `key` finds it again, so that the focus stays. */
export function button(text: string, label: string, key: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, ariaLabel: label, data: { key }, onclick });
}

/** The element of the page with an id. Throws Error where it is missing, or is of another kind. */
export function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`);
  return found;
}

/** Writes the text of an element of the page. */
export function write(id: string, text: string): void {
  part(id, HTMLElement).textContent = text;
}

/** Replaces the children of a list. The button with the focus has it afterwards too, or else its neighbour or the list. */
export function replaceChildren(parent: HTMLElement, children: Node[]): void {
  const { activeElement } = document;
  const key = activeElement instanceof HTMLElement ? activeElement.dataset['key'] : undefined;
  const inside = parent.contains(activeElement);
  parent.replaceChildren(...children);
  if (!inside || key === undefined) return;
  const next =
    parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? parent.querySelector('button');
  (next ?? parent.closest<HTMLElement>('[tabindex]'))?.focus();
}

/** Says something in the status line of the page. */
export function say(text: string, bad = false): void {
  const status = part('status', HTMLElement);
  status.textContent = text;
  status.className = bad ? 'bad' : 'good';
}

/** Waits for what was asked of the server, and says how it went: `done`, or why not. */
export async function act(done: string, asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

/** Reads the fields of a form by their names. */
export interface Fields {
  text: (name: string) => string;
  number: (name: string) => number;
  /** The values of those of several check boxes that are checked. */
  all: (name: string) => string[];
}

/** What the fields of a form hold now. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const sent = new FormData(form);
  const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => all(name)[0] ?? '';
  return { text, number: (name) => Number(text(name)), all };
}

/** Fills a list of choices; the choice stays, where it is still there. */
export function fillChoices(
  list: HTMLSelectElement | HTMLDataListElement,
  choices: { value: string; text: string }[],
): void {
  const chosen = list instanceof HTMLSelectElement ? list.value : undefined;
  list.replaceChildren(...choices.map(({ value, text }) => element('option', { value, textContent: text })));
  if (list instanceof HTMLSelectElement && choices.some(({ value }) => value === chosen))
    list.value = chosen!;
}
