/** Makes the copy buttons of a page work: each copies the text marked `data-copied` in the element that holds both. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
  const text = button.parentElement?.querySelector('[data-copied]')?.textContent;
  // The clipboard is there on secure pages only.
  if (!text || !('clipboard' in navigator)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const say = (word: string) => {
      button.textContent = word;
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    };
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}
