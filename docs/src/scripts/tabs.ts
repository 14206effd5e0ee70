// Without it, the sections are one below the other.
export function makeTabs(
  parts: HTMLElement,
  label: string,
  choose: (tab: HTMLButtonElement) => void,
): (shown: HTMLButtonElement | undefined) => void {
  const tabs = [...parts.querySelectorAll<HTMLButtonElement>('.tabs > button')];
  const panels = [...parts.querySelectorAll<HTMLElement>(':scope > section')];
  const list = parts.querySelector('.tabs');
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', label);
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]!;
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    if (!panel.querySelector('a, button, [tabindex]')) panel.tabIndex = 0;
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const next = nextTab(event.key, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      tabs[next]?.focus();
      tabs[next]?.click();
    });
  }
  parts.classList.add('tabbed');
  return (shown = tabs[0]) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(tab === shown);
      tab.tabIndex = tab === shown ? 0 : -1;
      panels[index]?.classList.toggle('chosen', tab === shown);
    }
  };
}

function nextTab(key: string, index: number, length: number): number | undefined {
  const next: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1 + length,
    Home: 0,
    End: -1 + length,
  };
  return next[key] === undefined ? undefined : next[key] % length;
}

class ResponseTabs extends HTMLElement {
  connectedCallback(): void {
    const show = makeTabs(this, 'Status', (tab) => show(tab));
    const showLinked = () => {
      const tab = this.querySelector<HTMLButtonElement>(
        `[aria-controls="${CSS.escape(location.hash.slice(1))}"]`,
      );
      if (tab) show(tab);
      return tab;
    };
    if (!showLinked()) show(undefined);
    addEventListener('hashchange', () => {
      if (showLinked()) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    });
  }
}

customElements.define('response-tabs', ResponseTabs);
