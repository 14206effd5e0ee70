/** Where the language that a reader has chosen is kept, for the next page. */
const CHOICE = 'code-samples';

/** Turns sections into tabs: arrows, Home and End move between them. What was chosen holds for other pages too. */
class CodeSamples extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLButtonElement>('.tabs > button')];
    const panels = [...this.querySelectorAll('section')];
    const list = this.querySelector('.tabs');
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-label', 'Language');

    const choose = (index: number) => {
      for (const [place, tab] of tabs.entries()) {
        tab.ariaSelected = String(place === index);
        tab.tabIndex = place === index ? 0 : -1;
        panels[place]?.classList.toggle('chosen', place === index);
      }
    };
    for (const [index, tab] of tabs.entries()) {
      const panel = panels[index]!;
      tab.role = 'tab';
      tab.setAttribute('aria-controls', panel.id);
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => {
        choose(index);
        keep(tab.id);
      });
      tab.addEventListener('keydown', (event) => {
        const next = nextOf(event.key, index, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        tabs[next]?.focus();
        tabs[next]?.click();
      });
    }
    choose(
      Math.max(
        0,
        tabs.findIndex(({ id }) => id === kept()),
      ),
    );
    this.classList.add('tabbed');
  }
}

function nextOf(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

function kept(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    // A browser that keeps nothing for this site.
    return null;
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(CHOICE, id);
  } catch {
    // It is chosen for this page only.
  }
}

customElements.define('code-samples', CodeSamples);
