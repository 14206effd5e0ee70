/** Shows the notes of a mark beside it while the pointer or the focus is there. Without it, the mark leads to them. */
import { make } from './elements.ts';

const HIDE_AFTER_MS = 250;
const GAP_PX = 6;

const box = make('ul', { class: 'notes note-popover not-content', popover: 'auto' });
let hiding: ReturnType<typeof setTimeout> | undefined;
// The focus comes back to the mark then, which would show the notes again.
let isClosing = false;
box.addEventListener('beforetoggle', ({ newState }) => (isClosing = newState === 'closed'));
box.addEventListener('toggle', () => (isClosing = false));

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

function show(mark: HTMLAnchorElement): boolean {
  clearTimeout(hiding);
  const notes = notesOf(mark);
  if (notes.length === 0) return false;
  box.replaceChildren(...notes);
  // Tab goes from the mark into the notes.
  if (!box.matches(':popover-open')) box.showPopover({ source: mark });
  const { left, top, bottom } = mark.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = bottom + GAP_PX;
  const isAbove = below + height > innerHeight && top > height;
  box.style.left = `${Math.max(GAP_PX, Math.min(left, document.documentElement.clientWidth - width - GAP_PX))}px`;
  box.style.top = `${isAbove ? top - GAP_PX - height : below}px`;
  return true;
}

function hideSoon(): void {
  clearTimeout(hiding);
  hiding = setTimeout(() => box.hidePopover(), HIDE_AFTER_MS);
}

const page = document.querySelector('.reference');
if (page?.querySelector('a.mark')) {
  page.append(box);
  for (const name of ['pointerover', 'focusin'])
    page.addEventListener(name, (event) => {
      const mark = markAt(event);
      if (isClosing) return;
      if (mark) show(mark);
      else if (box.contains(event.target as Node)) clearTimeout(hiding);
      else if (box.matches(':popover-open')) hideSoon();
    });
  page.addEventListener('click', (event) => {
    const mark = markAt(event);
    if (mark && show(mark)) event.preventDefault();
  });
  page.addEventListener('pointerleave', hideSoon);
  addEventListener('scroll', hideSoon, { passive: true });
}
