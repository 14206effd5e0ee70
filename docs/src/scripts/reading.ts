import { make } from './elements.ts';
import { inBrowser, readStored, writeStored } from './servers.ts';

const contents = document.querySelector<HTMLDetailsElement>('.page-contents details');
const links = document.querySelectorAll<HTMLAnchorElement>(
  '.sidebar-content [data-section], .page-contents a',
);
const headings = [...new Set([...links].map(({ hash }) => hash.slice(1)))].flatMap(
  (id) => document.getElementById(id) ?? [],
);

// The last heading above this line is current.
const READING_LINE_PX = 160;

function markCurrent(): void {
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const current = headings.findLast(
    (heading) =>
      isAtEnd || (!heading.closest('.doing') && heading.getBoundingClientRect().top < READING_LINE_PX),
  );
  for (const link of links) {
    if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

if (contents) {
  addEventListener('scroll', markCurrent);
  markCurrent();
  // Above the text they are folded again once something is chosen.
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) contents.open = false;
  });
}

const KEY = 'telephony-docs:doubts';
const label = document.querySelector<HTMLElement>('.doubts-switch');
const box = label?.querySelector('input');

function showDoubts(areShown: boolean): void {
  for (const doubt of document.querySelectorAll('.doubt')) doubt.remove();
  if (!areShown) return;
  for (const mark of document.querySelectorAll<HTMLAnchorElement>('.reference a.mark')) {
    const note = document.getElementById(mark.hash.slice(1))?.closest('li');
    const doubt = note?.querySelector('.advice, strong')?.textContent ?? '';
    mark.after(' ', make('span', { class: 'doubt' }, doubt));
  }
}

if (label && box) {
  label.hidden = false;
  box.checked = readStored(inBrowser, KEY) === 'shown';
  showDoubts(box.checked);
  box.addEventListener('change', () => {
    showDoubts(box.checked);
    writeStored(inBrowser, KEY, box.checked ? 'shown' : '');
  });
}
