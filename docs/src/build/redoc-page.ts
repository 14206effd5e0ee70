import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { sources } from '../contract/load-contract.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { localiseRedoc } from './localise-redoc.ts';
import { renderRedoc } from './render-redoc.ts';

/** The reference on one page, at `/redoc/`, for those who like it. Redoc renders it; the site serves all that it asks. */
export function redocPage(): AstroIntegration {
  let page: Promise<string> | undefined;
  return {
    name: 'redoc-page',
    hooks: {
      // Another program does the work: it goes on beside the build of the other pages.
      'astro:build:start': () => {
        page = localRedoc();
        // Its failure is reported where the page is awaited.
        page.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('./redoc/', dir);
        mkdirSync(folder, { recursive: true });
        writeFileSync(new URL('index.html', folder), await (page ?? localRedoc()));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/redoc/', (_request, response, next) => {
          const send = async () => {
            try {
              const html = await localRedoc();
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            } catch (error) {
              next(error);
            }
          };
          void send();
        });
      },
    },
  };
}

async function localRedoc(): Promise<string> {
  const page = localiseRedoc(await renderRedoc(sources.json));
  const foreign = foreignOrigins(page, readFileSync(sources.json, 'utf8'));
  if (foreign.length > 0) {
    throw new Error(
      `The page /redoc/ may ask a foreign origin:\n  ${foreign.join('\n  ')}\n` +
        'Replace the address in src/build/localise-redoc.ts, or list its host in src/build/foreign-origins.ts if it is only text.',
    );
  }
  return page;
}
