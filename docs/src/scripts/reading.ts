const contents = document.querySelector<HTMLDetailsElement>('.page-contents details');
const list = [...document.querySelectorAll<HTMLAnchorElement>('[data-section]')].flatMap((link) => {
  const heading = document.getElementById(link.hash.slice(1));
  return heading ? [{ link, heading }] : [];
});

// The last heading above this line is current.
const READING_LINE_PX = 160;

function markCurrent(): void {
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const current = list.findLast(
    ({ heading }) =>
      isAtEnd || (!heading.closest('.doing') && heading.getBoundingClientRect().top < READING_LINE_PX),
  );
  for (const { link } of list) {
    if (link === current?.link) link.setAttribute('aria-current', 'location');
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
