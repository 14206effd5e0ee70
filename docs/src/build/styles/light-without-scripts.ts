import type { Selector, SelectorComponent } from 'lightningcss';
import { mapSelectors } from './map-selectors.ts';

/**
 * The light theme of a sheet for readers who prefer light and have no JavaScript. Pages are written with the theme `dark`, which the
 * theme's script corrects: without it, all readers had the dark one.
 *
 * @throws Error if the sheet cannot be read
 */
export function lightWithoutScripts(sheet: string): string {
  const light = mapSelectors(sheet, ofDarkPages);
  return light === '' ? '' : `@media (scripting:none) and (prefers-color-scheme:light){${light}}`;
}

const DARK: SelectorComponent = {
  type: 'attribute',
  name: 'data-theme',
  operation: { operator: 'equal', value: 'dark', caseSensitivity: 'case-sensitive' },
};

/** A selector of the light theme as one that matches pages with the theme `dark`; undefined for all others. */
function ofDarkPages(selector: Selector): Selector | undefined {
  // Of a dark part on a light page.
  if (selector.some((part) => isTheme(part, 'dark'))) return undefined;
  const placed = selector.map((part, place) => {
    const isOfPage = selector[place - 1]?.type === 'pseudo-class' && isNotDark(part);
    return isTheme(part, 'light') || isOfPage ? DARK : part;
  });
  return placed.includes(DARK) ? placed : undefined;
}

function isTheme(part: SelectorComponent, theme: string): boolean {
  return part.type === 'attribute' && part.name === 'data-theme' && part.operation?.value === theme;
}

function isNotDark(part: SelectorComponent): boolean {
  return (
    part.type === 'pseudo-class' &&
    part.kind === 'not' &&
    part.selectors.some((selector) => selector.some((inner) => isTheme(inner, 'dark')))
  );
}
