import starlight from '@astrojs/starlight';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { guardPages } from './src/build/guard-pages.ts';
import { searchIndex } from './src/build/search-index.ts';
import { codeBlocks, tabNames } from './src/code/site-highlighter.ts';
import { loadContract, sources } from './src/contract/load-contract.ts';
import { UNPLACED } from './src/place/site-address.ts';
import { guides, packages, referenceSidebar } from './src/sidebar.ts';

const contract = loadContract();
/** Parts of Starlight that no page has. */
const UNUSED = 'Banner DraftContentNotice FallbackContentNotice Hero LanguageSelect SocialIcons'.split(' ');

// Pages import other workspaces as sources, like everything in this repository.
const asSources = (/** @type {string} */ platform) => ({
  resolve: { conditions: ['@telephony/source', 'module', platform, 'development|production'] },
});

export default defineConfig({
  site: UNPLACED,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  // Browsers do it by themselves, see route-data.ts.
  prefetch: false,
  devToolbar: { enabled: false },
  vite: {
    // One sheet for all pages: a page asks once, and the next one has it.
    build: { cssCodeSplit: false },
    plugins: [
      {
        name: 'plain-imports',
        enforce: 'pre',
        // Vite's wrapper around `import()` weighs more on every page than it saves: a late script has one part or two, and no styles.
        load(/** @type {string} */ id) {
          if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
          // Sidebar.astro has nothing for it.
          return id.includes('/SidebarPersistState') ? '' : undefined;
        },
      },
    ],
    environments: { client: asSources('browser'), prerender: asSources('node'), ssr: asSources('node') },
  },
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [codeBlocks, tabNames] }) },
  integrations: [
    starlight({
      title: contract.title,
      description: contract.summary,
      credits: false,
      lastUpdated: false,
      // Made by searchIndex below.
      pagefind: false,
      customCss: ['./src/styles/all-pages.css'],
      sidebar: [guides, packages, ...referenceSidebar(contract)],
      routeMiddleware: './src/route-data.ts',
      components: {
        ...Object.fromEntries(UNUSED.map((name) => [name, './src/components/Nothing.astro'])),
        Footer: './src/components/Footer.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
        Search: './src/components/Search.astro',
        Sidebar: './src/components/Sidebar.astro',
        TwoColumnContent: './src/components/TwoColumnContent.astro',
      },
      // Made by codeBlocks above.
      expressiveCode: false,
    }),
    searchIndex(contract),
    {
      name: 'contract',
      // The addresses and the navigation are made of the bundle: a new one starts the pages again.
      hooks: { 'astro:config:setup': ({ addWatchFile }) => addWatchFile(sources.json) },
    },
    // Last: it reads the pages that the others have written.
    guardPages(),
  ],
});
