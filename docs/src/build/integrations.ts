import { copyFileSync, createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sources } from '../contract/load-contract.ts';

const DOWNLOADS = [
  { address: '/openapi.json', file: sources.json, type: 'application/json' },
  { address: '/openapi.yaml', file: sources.yaml, type: 'application/yaml' },
  { address: '/openapi.codegen.json', file: sources.codegen, type: 'application/json' },
  { address: '/openapi-3.0.json', file: sources.openapi30, type: 'application/json' },
];

/** The bundles as downloads; while developing, a change of the contract builds the pages again. */
export function contractFiles(): AstroIntegration {
  return {
    name: 'contract-files',
    hooks: {
      // The addresses and the navigation are made of the bundle: a new one starts the pages again.
      'astro:config:setup': ({ addWatchFile }) => addWatchFile(sources.json),
      'astro:server:setup': ({ server }) => {
        for (const { address, file, type } of DOWNLOADS) {
          server.middlewares.use(address, (_request, response) => {
            response.setHeader('content-type', type);
            createReadStream(file).pipe(response);
          });
        }
      },
      'astro:build:done': ({ dir }) => {
        for (const { address, file } of DOWNLOADS)
          copyFileSync(file, fileURLToPath(new URL(`.${address}`, dir)));
      },
    },
  };
}

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
