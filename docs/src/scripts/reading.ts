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
