import type { CollectionEntry } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import { expandComponents } from '../guides/expand-components.ts';
import { twinLink } from './twin-text.ts';

/** A guide for readers that are programs: its text with its components as text. */
export function guideMarkdown(entry: CollectionEntry<'docs'>): string {
  const { title, description } = entry.data;
  const body = expandComponents(entry.body ?? '', loadContract())
    // Links lead to twins.
    .replaceAll(
      /\]\((\/(?:[\w./-]*\/)?)(#[^)]*)?\)/g,
      (_link, path: string, anchor = '') => `](${twinLink(path + anchor)})`,
    )
    .trim();
  return [`# ${title}`, description, body].filter(Boolean).join('\n\n');
}
