import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { strToU8, zipSync } from 'fflate';
import { sources } from '../contract/load-contract.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { localiseRedoc } from './localise-redoc.ts';
import { renderRedoc } from './render-redoc.ts';

/** Where the reference on one page is. */
const REFERENCE = '/reference.zip';

/** The oldest time that a zip file knows: the same contract gives the same file. */
const EPOCH = new Date(1980, 0, 1);

/**
 * The reference on one page, as a file to keep. Redoc renders it. It is no page of the site: it weighs 2.8 MB, its contrast is too
 * low in places, and its links need its own program.
 */
export function referenceDownload(): AstroIntegration {
  let file: Promise<Uint8Array> | undefined;
  return {
    name: 'reference-download',
    hooks: {
      // Another program does the work: it goes on beside the build of the pages.
      'astro:build:start': () => {
        file = packedReference();
        // Its failure is reported where the file is awaited.
        file.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        writeFileSync(new URL(`.${REFERENCE}`, dir), await (file ?? packedReference()));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(REFERENCE, (_request, response, next) => {
          const send = async () => {
            try {
              const packed = await packedReference();
              response.setHeader('content-type', 'application/zip');
              response.end(packed);
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

async function packedReference(): Promise<Uint8Array> {
  const page = localiseRedoc(await renderRedoc(sources.json));
  const foreign = foreignOrigins(page, readFileSync(sources.json, 'utf8'));
  if (foreign.length > 0) {
    throw new Error(
      `The reference on one page may ask a foreign origin:\n  ${foreign.join('\n  ')}\n` +
        'Replace the address in src/build/localise-redoc.ts, or list its host in src/build/foreign-origins.ts if it is only text.',
    );
  }
  return zipSync({ 'reference.html': strToU8(page) }, { mtime: EPOCH });
}
