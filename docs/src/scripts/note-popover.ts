/** Shows the notes of a mark beside it, under the pointer or by Enter. Without it, the mark leads to them. */
import { make } from './elements.ts';

const HIDE_AFTER_MS = 250;

const box = make('ul', { class: 'notes note-popover not-content', popover: 'auto' });
let hiding: ReturnType<typeof setTimeout> | undefined;

function markAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.mark') : null;
}

function notesOf({ textContent }: HTMLElement): HTMLElement[] {
  const ids = textContent.match(/[A-Z]-\d+/g) ?? [];
  const notes = ids.flatMap((id) => document.getElementById(`note-${id.toLowerCase()}`)?.closest('li') ?? []);
  return [...new Set(notes)].map((note) => {
    const copy = note.cloneNode(true) as HTMLElement;
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
    return copy;
  });
}

function show(event: Event): void {
  const mark = markAt(event);
  const notes = mark ? notesOf(mark) : [];
  if (!mark || notes.length === 0) return;
  clearTimeout(hiding);
  event.preventDefault();
  box.replaceChildren(...notes);
  // Tab goes from the mark into the notes.
  if (!box.matches(':popover-open')) box.showPopover({ source: mark });
}

const page = document.querySelector<HTMLElement>('.sl-markdown-content');
if (page?.querySelector('a.mark')) {
  page.append(box);
  page.addEventListener('click', show);
  page.addEventListener('pointerover', show);
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hiding);
    const isNear = markAt(event) ?? box.contains(event.target as Node);
    if (isNear === false) hiding = setTimeout(() => box.hidePopover(), HIDE_AFTER_MS);
  });
  document.addEventListener('focusin', (event) => {
    if (!markAt(event) && !box.contains(event.target as Node)) box.hidePopover();
  });
}
