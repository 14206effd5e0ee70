class SiteSearch extends HTMLElement {
  #isWired = false;

  connectedCallback(): void {
    const open = this.querySelector<HTMLButtonElement>('.search-open');
    const dialog = this.querySelector('dialog');
    if (!open || !dialog) return;
    const show = () => {
      dialog.showModal();
      this.querySelector('input')?.select();
      void this.#wire();
    };
    open.hidden = false;
    open.addEventListener('click', show);
    this.querySelector('form')?.addEventListener('submit', (event) => {
      // Enter before the dialog is wired would close it: it is sent again.
      if (this.#isWired || document.activeElement?.tagName !== 'INPUT') return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      void this.#wire().then(() => this.#isWired && form.requestSubmit());
    });
    document.addEventListener('keydown', (event) => {
      if (!isShortcut(event, dialog.open)) return;
      event.preventDefault();
      if (dialog.open) dialog.close();
      else show();
    });
  }

  async #wire(): Promise<void> {
    try {
      const { wireSearch } = await import('./search-dialog.ts');
      // It may be opened twice while this is loaded.
      if (this.#isWired) return;
      this.#isWired = true;
      wireSearch(this);
    } catch {
      const count = this.querySelector('.search-count');
      if (count) {
        count.textContent =
          'The search could not be loaded. Check your connection, then load the page again.';
      }
    }
  }
}

function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  if (event.key === 'k') return event.ctrlKey || event.metaKey;
  const target = event.target as HTMLElement;
  const field = target.closest('input, textarea, select, [contenteditable]');
  // The field of a dialog that was just closed has the focus until the page is drawn again.
  return event.key === '/' && !isOpen && !field?.checkVisibility();
}

customElements.define('site-search', SiteSearch);
