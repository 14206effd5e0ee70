import { type ComponentChild, type ComponentChildren, createElement, type JSX } from 'preact';

/** Part of what is drawn. */
export type Drawn = ComponentChild;

/** What an element can be given: as in HTML, what it listens to, and data of its own. */
type Given<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag] &
  Record<`data-${string}`, string>;

/** An element of the page. Texts among its children are never read as HTML. */
export function h<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  given: Given<Tag>,
  ...children: ComponentChildren[]
): Drawn {
  return createElement<object>(tag, given, ...children);
}
