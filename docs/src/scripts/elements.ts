type Child = Node | string | undefined | false;

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

export function codeBlock(code: HTMLElement, label: string, ofPre?: Record<string, string>): HTMLElement {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy');
  copyOnClick(button, () => code.textContent);
  return make('div', { class: 'code-block' }, make('pre', ofPre, code), button);
}

// The clipboard is there on secure pages only.
export function copyOnClick(button: HTMLButtonElement, text: () => string | Promise<string>): void {
  button.hidden = !('clipboard' in navigator);
  const label = button.textContent;
  const say = (word: string) => {
    button.textContent = word;
    setTimeout(() => (button.textContent = label), 2000);
  };
  const copy = async () => navigator.clipboard.writeText(await text());
  button.addEventListener('click', () => {
    copy().then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}
