import { say } from './act.ts';

/** Copies a text, and says so. */
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
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way on a page whose address is not a secure one
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error('The browser did not copy.');
}
