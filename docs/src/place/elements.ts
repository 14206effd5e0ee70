import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

export function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  return [
    ...('tagName' in node ? [node] : []),
    ...('content' in node ? elementsIn(node.content) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
  ];
}

export const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'poster', 'data-address']);

export function isMarkdown(name: string): boolean {
  return /(?:\.md|llms\.txt)$/.test(name);
}

export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])|^#/.test(address);
}
