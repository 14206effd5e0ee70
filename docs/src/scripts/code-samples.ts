import type { TryItModel } from '../components/try-it/outgoing-request.ts';
import { choose as keep, chosen, onChosen } from './servers.ts';

/** Turns sections into tabs: arrows, Home and End move between them. What was chosen holds for other pages too. */
class CodeSamples extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLButtonElement>('.tabs > button')];
    const panels = [...this.querySelectorAll<HTMLElement>(':scope > section')];
    const list = this.querySelector('.tabs');
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-label', 'Language');

    const choose = (index: number) => {
      for (const [place, tab] of tabs.entries()) {
        tab.ariaSelected = String(place === index);
        tab.tabIndex = place === index ? 0 : -1;
        panels[place]?.classList.toggle('chosen', place === index);
      }
      const panel = panels[index];
      if (panel?.hidden) void this.#write(panel);
    };
    for (const [index, tab] of tabs.entries()) {
      const panel = panels[index]!;
      tab.role = 'tab';
      tab.setAttribute('aria-controls', panel.id);
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => {
        keep({ language: languageOf(tab) });
      });
      tab.addEventListener('keydown', (event) => {
        const next = nextOf(event.key, index, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        tabs[next]?.focus();
        tabs[next]?.click();
      });
    }
    const show = (language: string | undefined) =>
      choose(
        Math.max(
          0,
          tabs.findIndex((tab) => languageOf(tab) === language),
        ),
      );
    onChosen(({ language }) => {
      if (language !== undefined) show(language);
    });
    show(chosen().language);
    this.classList.add('tabbed');
  }

  /** Writes the sample of a language that the page does not have. */
  async #write(panel: HTMLElement): Promise<void> {
    const json = document.querySelector('try-it > script')?.textContent;
    if (!json) return;
    panel.hidden = false;
    try {
      const { showSample } = await import('./sample-panels.ts');
      showSample(panel, JSON.parse(json) as TryItModel);
    } catch {
      panel.textContent = 'The sample could not be loaded. Load the page again.';
    }
  }
}

function languageOf({ textContent }: HTMLElement): string {
  return textContent.trim();
}

function nextOf(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

customElements.define('code-samples', CodeSamples);
