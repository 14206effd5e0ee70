import type { ComponentChildren } from 'preact';
import { type Drawn, h, panel, quiet } from './parts.ts';
import { change, state } from './state.ts';

const NARROW = matchMedia('(max-width: 40rem)');

export interface Folding {
  id: string;
  title: string;
  brief?: string;
}

/** A section that is used less: on a narrow page it is folded until its heading, or a link to it, is clicked. */
export function folding({ id, title, brief }: Folding, ...children: ComponentChildren[]): Drawn {
  const isOpen = !state.isNarrow || state.unfolded.has(id);
  const heading = state.isNarrow
    ? h('button', { class: 'fold', type: 'button', 'aria-expanded': isOpen, onClick: () => turn(id) }, title)
    : title;
  return panel(
    id,
    heading,
    isOpen || brief === undefined ? null : quiet(brief),
    h('div', { class: 'folding', hidden: !isOpen }, children),
  );
}

export function unfold(id: string): void {
  change({ unfolded: new Set([...state.unfolded, id]) });
}

export function followWidth(): void {
  const take = () => change({ isNarrow: NARROW.matches });
  NARROW.addEventListener('change', take);
  take();
  unfold(location.hash.slice(1));
}

function turn(id: string): void {
  if (!state.unfolded.has(id)) return unfold(id);
  change({ unfolded: new Set([...state.unfolded].filter((one) => one !== id)) });
}

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
