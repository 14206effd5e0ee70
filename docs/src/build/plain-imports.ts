import type { ViteUserConfig } from 'astro';

/** What Vite wraps around each `import()` of a page's script: it asks for the styles and parts of what is loaded beforehand. */
const VITE_WRAPPER = '\0vite/preload-helper.js';

/**
 * Leaves each `import()` of the site's scripts as it is. Vite's wrapper around them weighs more on every page than it saves on
 * any: what is loaded late has one part or two, and its styles are those of the page.
 */
export const plainImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === VITE_WRAPPER ? 'export const __vitePreload = (load) => load();' : undefined),
};
