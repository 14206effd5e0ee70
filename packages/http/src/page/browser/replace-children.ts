/** Replaces the children of a list. The button with the focus has it afterwards too, or else its neighbour or the list. */
export function replaceChildren(parent: HTMLElement, children: Node[]): void {
  const { activeElement } = document;
  const key = activeElement instanceof HTMLElement ? activeElement.dataset['key'] : undefined;
  const inside = parent.contains(activeElement);
  parent.replaceChildren(...children);
  if (!inside || key === undefined) return;
  const next =
    parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? parent.querySelector('button');
  (next ?? parent.closest<HTMLElement>('[tabindex]'))?.focus();
}
