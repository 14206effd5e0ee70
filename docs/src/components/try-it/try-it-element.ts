import type { TryItModel } from './try-it-model.ts';

/** Loads the form when it is used: a page that is only read stays light. */
class TryIt extends HTMLElement {
  connectedCallback(): void {
    this.classList.add('ready');
    this.querySelector('.send')?.addEventListener('click', () => void this.#open('send'));
    this.querySelector('.change')?.addEventListener('click', () => void this.#open('change'));
    // What another page hands on is to be seen before it is sent.
    if (location.search !== '') void this.#open('show');
  }

  async #open(how: 'send' | 'change' | 'show'): Promise<void> {
    const place = this.querySelector('.try-it-place');
    const json = this.querySelector('script')?.textContent;
    if (!place || !json) return;
    try {
      const { tryItForm } = await import('./try-it-form.ts');
      const form = tryItForm(JSON.parse(json) as TryItModel, this.dataset['address']);
      place.replaceChildren(form.element);
      form[how]();
    } catch {
      place.textContent = 'The form could not be loaded. Load the page again.';
    }
  }
}

customElements.define('try-it', TryIt);
