/**
 * Moves the focus with the arrow keys from a field to the links below it and back, and with Home and End among the links.
 * A letter that is typed on a link goes on in the field.
 */
export function moveAmong(event: KeyboardEvent, field: HTMLInputElement, links: HTMLElement[]): void {
  const at = links.findIndex((link) => link === document.activeElement);
  const isInField = document.activeElement === field;
  if (at < 0 && !isInField) return;
  const next = nextOf(event.key, at, links.length);
  if (next !== undefined && !(isInField && (event.key === 'Home' || event.key === 'End'))) {
    event.preventDefault();
    (links[next] ?? field).focus();
  } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    field.focus();
  }
}

/** The place of the link to go to, -1 for the field; undefined where the key does not move. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
