import type { ViteUserConfig } from 'astro';

const VITE_WRAPPER = '\0vite/preload-helper.js';

export const plainImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === VITE_WRAPPER ? 'export const __vitePreload = (load) => load();' : undefined),
};
