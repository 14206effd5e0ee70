import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { contractFiles } from './src/build/contract-files.ts';
import { referenceDownload } from './src/build/reference-download.ts';
import { searchIndex } from './src/build/search-index.ts';
import { loadContract } from './src/contract/load-contract.ts';
import { fillSamples } from './src/guides/fill-samples.ts';
import { UNPLACED } from './src/place/site-address.ts';
import { guides, referenceSidebar } from './src/sidebar.ts';

const contract = loadContract();

export default defineConfig({
  site: UNPLACED,
  trailingSlash: 'always',
  // The styles are one file for all pages: read once, then kept by the browser.
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: contract.title,
      description: contract.summary,
      credits: false,
      lastUpdated: false,
      // Made by searchIndex below.
      pagefind: false,
      customCss: [
        './src/styles/reference.css',
        './src/styles/fields.css',
        './src/styles/examples.css',
        './src/styles/search.css',
        './src/styles/server-chooser.css',
      ],
      sidebar: [guides, ...referenceSidebar(contract)],
      routeMiddleware: './src/route-data.ts',
      components: {
        Footer: './src/components/Footer.astro',
        PageTitle: './src/components/PageTitle.astro',
        Search: './src/components/Search.astro',
      },
      expressiveCode: {
        plugins: [fillSamples],
        themes: ['github-dark-high-contrast', 'github-light-high-contrast'],
        // Nothing scrolls sideways: what does would have to be reached by keyboard and named.
        defaultProps: { wrap: true, frame: 'code' },
      },
    }),
    searchIndex(contract),
    contractFiles(),
    referenceDownload(),
    // Last: it reads the pages that the others have written.
    contentSecurityPolicy(),
  ],
});
