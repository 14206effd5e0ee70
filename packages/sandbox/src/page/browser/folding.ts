import type { ComponentChildren } from 'preact';
import { h, panel, quiet, spaced, type View } from './parts.ts';
import { change, state } from './state.ts';

const NARROW = matchMedia('(max-width: 40rem)');

export interface Folding {
  id: string;
  title: string;
  brief?: string;
}

/** A panel that is folded on a narrow page, until its heading or a link to it is clicked. */
export function folding({ id, title, brief }: Folding, ...children: ComponentChildren[]): View {
  const isOpen = !state.isNarrow || state.unfoldedPanels.has(id);
  const onClick = () => toggle(id);
  const heading = state.isNarrow
    ? h('button', { class: 'fold', type: 'button', 'aria-expanded': isOpen, onClick }, title)
    : title;
  return panel(
    id,
    heading,
    isOpen || brief === undefined ? null : quiet(brief),
    h('div', { class: 'folding', hidden: !isOpen }, children),
  );
}

export function unfold(id: string): void {
  change({ unfoldedPanels: new Set([...state.unfoldedPanels, id]) });
}

export function followWidth(): void {
  const take = () => change({ isNarrow: NARROW.matches });
  NARROW.addEventListener('change', take);
  take();
  unfold(location.hash.slice(1));
}

function toggle(id: string): void {
  if (!state.unfoldedPanels.has(id)) return unfold(id);
  change({ unfoldedPanels: new Set([...state.unfoldedPanels].filter((one) => one !== id)) });
}

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
