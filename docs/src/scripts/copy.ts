import { copyOnClick } from './copy-button.ts';

/** Makes the copy buttons of a page work: each copies the text marked `data-copied` in the element that holds both. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
  const copied = button.parentElement?.querySelector('[data-copied]');
  if (copied) copyOnClick(button, () => copied.textContent);
}
