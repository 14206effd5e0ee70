import type { TryItModel } from '../components/try-it/outgoing-request.ts';
import { saveChoices, readChoices, onChoicesChange } from './servers.ts';

class CodeSamples extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLButtonElement>('.tabs > button')];
    const panels = [...this.querySelectorAll<HTMLElement>(':scope > section')];
    const list = this.querySelector('.tabs');
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-label', 'Language');

    const show = (language: string | undefined) => {
      const shown = tabs.find((tab) => tabLanguage(tab) === language) ?? tabs[0];
      for (const [index, tab] of tabs.entries()) {
        const panel = panels[index]!;
        tab.ariaSelected = String(tab === shown);
        tab.tabIndex = tab === shown ? 0 : -1;
        panel.classList.toggle('chosen', tab === shown);
        // A command names its server in other words where it is not the sandbox.
        if (tab === shown && (panel.hidden || panel.id === 'sample-terminal')) void this.#write(panel);
      }
    };
    for (const [index, tab] of tabs.entries()) {
      const panel = panels[index]!;
      tab.role = 'tab';
      tab.setAttribute('aria-controls', panel.id);
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => saveChoices({ language: tabLanguage(tab) }));
      tab.addEventListener('keydown', (event) => {
        const next = nextTab(event.key, index, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        tabs[next]?.focus();
        tabs[next]?.click();
      });
    }
    onChoicesChange(({ language }) => {
      if (language !== undefined) show(language);
    });
    show(readChoices().language);
    this.classList.add('tabbed');
  }

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

function tabLanguage({ textContent }: HTMLElement): string {
  return textContent.trim();
}

function nextTab(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

customElements.define('code-samples', CodeSamples);
