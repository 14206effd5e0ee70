import type { TryItModel } from '../components/try-it/outgoing-request.ts';
import { saveChoices, readChoices, onChoicesChange } from './servers.ts';
import { makeTabs } from './tabs.ts';

class CodeSamples extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLButtonElement>('.tabs > button')];
    const showTab = makeTabs(this, 'Language', (tab) => saveChoices({ language: tabLanguage(tab) }));
    const show = (language: string | undefined) => {
      showTab(tabs.find((tab) => tabLanguage(tab) === language));
      const panel = this.querySelector<HTMLElement>(':scope > section.chosen');
      // A command names its server in other words where it is not the sandbox.
      if (panel && (panel.hidden || panel.id === 'sample-terminal')) void this.#write(panel);
    };
    onChoicesChange(({ language }) => {
      if (language !== undefined) show(language);
    });
    show(readChoices().language);
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

customElements.define('code-samples', CodeSamples);
