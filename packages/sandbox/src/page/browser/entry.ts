import type { ComponentChildren } from 'preact';
import { h, spaced, type View } from './parts.ts';
import { change, state } from './state.ts';

/** A list entry that opens; its content exists only while it is open. @param key Unique on the page. */
export function entry(key: string, summary: ComponentChildren[], inside: () => ComponentChildren): View {
  const isOpen = state.openEntries.has(key);
  return h(
    'li',
    { key, 'data-place': key },
    h(
      'details',
      {
        open: isOpen,
        onToggle: (event: Event & { currentTarget: HTMLDetailsElement }) => {
          keepOpen(key, event.currentTarget.open);
        },
      },
      h('summary', {}, spaced(...summary)),
      isOpen ? h('div', { class: 'inside' }, inside()) : null,
    ),
  );
}

function keepOpen(key: string, isOpen: boolean): void {
  if (state.openEntries.has(key) === isOpen) return;
  const open = new Set(state.openEntries);
  if (isOpen) open.add(key);
  else open.delete(key);
  change({ openEntries: open });
}
