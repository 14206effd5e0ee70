import { make } from './make.ts';

/** A button that copies a text as it is when it is pressed. Hidden where there is no clipboard. */
export function copyButton(text: () => string, label: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy');
  copyOnClick(button, text);
  return button;
}

/**
 * Has a button copy a text, and say that it did. The clipboard is there on secure pages only.
 *
 * @param text Asked for when the button is pressed; "Not copied" is said where it cannot be had
 */
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
