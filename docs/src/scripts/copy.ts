/** Makes the copy buttons of a page work: each copies the text marked `data-copied` in the element that holds both. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
  const copied = button.parentElement?.querySelector('[data-copied]');
  // The clipboard is there on secure pages only.
  if (!copied || !('clipboard' in navigator)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const say = (word: string) => {
      button.textContent = word;
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    };
    navigator.clipboard.writeText(copied.textContent).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}
