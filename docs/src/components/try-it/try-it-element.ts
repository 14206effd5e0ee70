import type { TryItModel } from './try-it-model.ts';

/** Loads the form when it is opened: a page that is only read stays light. */
class TryIt extends HTMLElement {
  connectedCallback(): void {
    this.classList.add('ready');
    const details = this.querySelector('details');
    details?.addEventListener('toggle', () => void this.#load(), { once: true });
  }

  async #load(): Promise<void> {
    const place = this.querySelector('details > div');
    const json = this.querySelector('script')?.textContent;
    if (!place || !json) return;
    try {
      const { tryItForm } = await import('./try-it-form.ts');
      place.replaceChildren(tryItForm(JSON.parse(json) as TryItModel));
    } catch {
      place.textContent = 'The form could not be loaded. Load the page again.';
    }
  }
}

customElements.define('try-it', TryIt);
