import type { ComponentChildren } from 'preact';
import { type Drawn, h } from './element.ts';
import { change, state } from './state.ts';

/**
 * An entry of a list that opens. What is inside is only made while it is open.
 *
 * @param key Of the entry among all entries of the page.
 */
export function entry(key: string, summary: ComponentChildren[], inside: () => ComponentChildren): Drawn {
  const isOpen = state.open.has(key);
  return h(
    'li',
    { key, 'data-place': key },
    h(
      'details',
      {
        open: isOpen,
        onToggle: (toggled: Event & { currentTarget: HTMLDetailsElement }) => {
          keepOpen(key, toggled.currentTarget.open);
        },
      },
      // Blanks between the parts: they wrap, and are read one by one.
      h(
        'summary',
        {},
        summary.flatMap((part) => [part, ' ']),
      ),
      isOpen ? h('div', { class: 'inside' }, inside()) : null,
    ),
  );
}

function keepOpen(key: string, isOpen: boolean): void {
  if (state.open.has(key) === isOpen) return;
  const open = new Set(state.open);
  if (isOpen) open.add(key);
  else open.delete(key);
  change({ open });
}
