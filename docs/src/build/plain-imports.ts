import type { AstroIntegration } from 'astro';

/** What Vite wraps around each `import()` of a page's script: it asks for the styles and parts of what is loaded beforehand. */
const VITE_WRAPPER = '\0vite/preload-helper.js';

/**
 * Leaves each `import()` of the site's scripts as it is. Vite's wrapper around them weighs more on every page than it saves on
 * any: what is loaded late has one part or two, and its styles are those of the page.
 */
export function plainImports(): AstroIntegration {
  return {
    name: 'plain-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'plain-imports',
                enforce: 'pre',
                load: (id) =>
                  id === VITE_WRAPPER ? 'export const __vitePreload = (load) => load();' : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
