type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'dataset'>
> & { data?: Record<string, string> };

/** Makes an element with its properties, its `data-` values and its children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data = {}, ...properties }: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  Object.assign(made.dataset, data);
  made.append(...children);
  return made;
}
