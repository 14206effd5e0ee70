/**
 * Draws, and sees to it that a keyboard stays where it was: where the element with the focus is gone, its place is taken by
 * another control of the same entry (`data-place`), else of what that is in.
 */
export function keepFocus(draw: () => void): void {
  const before = document.activeElement;
  const places = placesAround(before);
  draw();
  if (before === null || before === document.body || before.isConnected) return;
  const place = places.find((one) => one.isConnected);
  const next = place?.querySelector<HTMLElement>('button, summary, input, select') ?? place;
  next?.focus();
}

function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  let place = element?.closest<HTMLElement>('[data-place]');
  while (place) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>('[data-place]');
  }
  return places;
}
