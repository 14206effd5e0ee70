const LABEL = 'Copy as Markdown';

/** The button that copies the Markdown twin of the page. */
class PageMarkdown extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const address = this.dataset['address'];
    // The clipboard is there on secure pages only.
    if (!button || address === undefined || !('clipboard' in navigator)) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      const say = (word: string) => {
        button.textContent = word;
        setTimeout(() => (button.textContent = LABEL), 2000);
      };
      copyTwin(address).then(
        () => say('Copied'),
        () => say('Not copied'),
      );
    });
  }
}

async function copyTwin(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await navigator.clipboard.writeText(await response.text());
}

customElements.define('page-markdown', PageMarkdown);
