import { make } from './make.ts';

/** A button that copies a text as it is when it is pressed. Hidden where there is no clipboard. */
export function copyButton(text: () => string, label: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy');
  copyOnClick(button, text);
  return button;
}

/** Has a button copy a text, and say that it did. The clipboard is there on secure pages only. */
export function copyOnClick(button: HTMLButtonElement, text: () => string): void {
  button.hidden = !('clipboard' in navigator);
  const say = (word: string) => {
    button.textContent = word;
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text()).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}
