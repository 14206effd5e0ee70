import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a parsed page in their order, those in templates too. */
export function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  return [
    ...('tagName' in node ? [node] : []),
    ...('content' in node ? elementsIn(node.content) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
  ];
}

/** The attributes that hold an address of the site. */
export const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'poster', 'data-address']);

/** Whether a file of the site is Markdown. */
export function isMarkdown(name: string): boolean {
  return /(?:\.md|llms(?:-full)?\.txt)$/.test(name);
}

/** Whether an address is of this site, or a place on the page. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])|^#/.test(address);
}
