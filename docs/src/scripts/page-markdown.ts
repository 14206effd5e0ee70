import { copyOnClick } from './copy-button.ts';

/** The button that copies the Markdown twin of the page. */
class PageMarkdown extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const address = this.dataset['address'];
    if (button && address !== undefined) copyOnClick(button, () => readTwin(address));
  }
}

async function readTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

customElements.define('page-markdown', PageMarkdown);
