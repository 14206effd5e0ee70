// The navigation is longer than a screen: where the page is in it has to be seen, with what is beside it. Scrolling the link itself
// into view would begin the way of the Tab key there.
const current = document.querySelector<HTMLElement>('#starlight__sidebar [aria-current="page"]');
const pane = current?.closest<HTMLElement>('.sidebar-pane');
if (current && pane) {
  const below = current.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
  if (below > 0) pane.scrollTop += below + pane.clientHeight / 2;
}
