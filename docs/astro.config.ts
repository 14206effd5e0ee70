import starlight from '@astrojs/starlight';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy, contractFiles, plainImports } from './src/build/integrations.ts';
import { searchIndex } from './src/build/search-index.ts';
import { codeBlocks } from './src/code/site-highlighter.ts';
import { loadContract } from './src/contract/load-contract.ts';
import { labelledTables } from './src/markdown/render-markdown.ts';
import { UNPLACED } from './src/place/site-address.ts';
import { guides, packages, referenceSidebar } from './src/sidebar.ts';

const contract = loadContract();

/** Starlight's layers, the weakest first. */
const LAYERS = ['base', 'reset', 'core', 'content', 'components', 'utils'];

export default defineConfig({
  site: UNPLACED,
  trailingSlash: 'always',
  // All pages share one sheet: read once, then kept by the browser.
  build: { inlineStylesheets: 'never' },
  vite: { build: { cssCodeSplit: false } },
  // Browsers do it by themselves, see page-head.ts.
  prefetch: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [codeBlocks, labelledTables] }) },
  integrations: [
    starlight({
      title: contract.title,
      description: contract.summary,
      credits: false,
      lastUpdated: false,
      // In one sheet for all pages, the layers come in any order.
      head: [{ tag: 'style', content: `@layer ${LAYERS.map((name) => `starlight.${name}`).join()};` }],
      // Made by searchIndex below.
      pagefind: false,
      customCss: [
        './src/styles/reference.css',
        './src/styles/light-without-scripts.css',
        './src/styles/fields.css',
        './src/styles/examples.css',
        './src/styles/search.css',
        './src/styles/server-chooser.css',
      ],
      sidebar: [guides, packages, ...referenceSidebar(contract)],
      routeMiddleware: './src/route-data.ts',
      components: {
        Footer: './src/components/Footer.astro',
        PageTitle: './src/components/PageTitle.astro',
        Search: './src/components/Search.astro',
      },
      // Made by codeBlocks above.
      expressiveCode: false,
    }),
    plainImports(),
    searchIndex(contract),
    contractFiles(),
    // Last: it reads the pages that the others have written.
    contentSecurityPolicy(),
  ],
});
