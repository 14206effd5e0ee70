// The navigation is longer than a screen: where the page is in it has to be seen. Where it is seen, nothing moves.
document.querySelector('#starlight__sidebar [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
