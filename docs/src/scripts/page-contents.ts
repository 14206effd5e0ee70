// Where the contents stay above the text, they are folded until they are asked for, and again once something is chosen.
const contents = document.querySelector<HTMLDetailsElement>('.page-contents details');
const isNarrow = matchMedia('(max-width: 71.99rem)');
if (contents) {
  const fold = () => (contents.open = !isNarrow.matches);
  isNarrow.addEventListener('change', fold);
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) fold();
  });
  fold();
}
