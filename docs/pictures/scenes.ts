/** Pages that together have all that the site is made of. */
const PAGES: readonly string[] = [
  '/',
  '/guides/start/',
  '/guides/paging-and-filters/',
  '/guides/webhooks/',
  '/operations/',
  '/operations/listCdrs/',
  '/operations/createCall/',
  '/operations/deleteAllCdrs/',
  '/schemas/User/',
  '/tags/calls/',
  '/webhooks/call.missed/',
  '/404/',
];

/** CSS pixels: the smallest phone, a tablet, a notebook, a wide screen. */
const WIDTHS: readonly number[] = [320, 768, 1280, 1920];

const THEMES = ['light', 'dark'] as const;

/** What one picture shows. */
export interface Scene {
  page: string;
  width: number;
  theme: (typeof THEMES)[number];
  /** Of the picture, such as `operations-listCdrs-320-dark.png`. */
  file: string;
}

/** All pictures, page by page. */
export const SCENES: readonly Scene[] = PAGES.flatMap((page) =>
  WIDTHS.flatMap((width) =>
    THEMES.map((theme) => ({ page, width, theme, file: `${nameOf(page)}-${width}-${theme}.png` })),
  ),
);

function nameOf(page: string): string {
  return page.split('/').filter(Boolean).join('-') || 'home';
}
