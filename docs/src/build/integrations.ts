import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sources } from '../contract/load-contract.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g;
/** Pages with no text of the contract, which between them have every inline script of the site. */
const OWN_PAGES = ['404.html', join('guides', 'start', 'index.html')];
/** What only a text that is not the site's own could bring: it would load or send something, or run. */
const FOREIGN =
  /<(?:base|embed|frame|iframe|object|portal)\b|<meta[^>]*http-equiv|<[a-z][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*\s(?:on[a-z]+\s*=|(?:action|formaction|href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data:text))/i;
/** A script that is data, which no policy is about. */
const DATA = /\stype="application\/(?:ld\+)?json"/;
/** Where a reader may send a request to a server of their own. */
const TRY_IT = '<try-it';

/**
 * Gives each built page a policy under which the browser asks its own origin only. Scripts in the page are named by
 * their hashes. Astro's own policy is not used: it leaves out the scripts that Starlight writes as they are, and lists
 * the hashes of all pages on every page.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const own = new Set(
          OWN_PAGES.flatMap((name) => scriptsIn(readFileSync(join(folder, name), 'utf8')).map(hashOf)),
        );
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          const page = readFileSync(file, 'utf8');
          try {
            if (!page.includes(POLICY)) writeFileSync(file, withPolicy(page, own));
          } catch (cause) {
            throw new Error(`${name}: ${(cause as Error).message}`, { cause });
          }
        }
      },
    },
  };
}

const POLICY = '<meta http-equiv="Content-Security-Policy"';

/**
 * A page with its policy as the first thing in its head.
 *
 * @param own Hashes of the scripts that a page may have.
 * @throws Error for a page with a script that is none of them, or with what else is no page's of the site.
 */
export function withPolicy(page: string, own: ReadonlySet<string>): string {
  const foreign = FOREIGN.exec(page);
  if (foreign) throw new Error(`The page has what no page of the site has: ${foreign[0].slice(0, 200)}`);
  const tag = `${POLICY} content="${policyOf(page, own)}">`;
  // After the charset, which must be in the first kilobyte.
  const placed = page.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + tag);
  if (placed === page) throw new Error('A page without <meta charset="utf-8"> has no place for its policy.');
  return placed;
}

/** The texts of the scripts in a page. */
function scriptsIn(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => !DATA.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['text'] ?? '');
}

function policyOf(page: string, own: ReadonlySet<string>): string {
  const scripts = scriptsIn(page).map((text) => {
    if (own.has(hashOf(text))) return hashOf(text);
    throw new Error(`The page has a script that is not the site's own: ${text.trim().slice(0, 200)}`);
  });
  const styles = [...page.matchAll(INLINE_STYLE)].map(({ groups }) => hashOf(groups?.['text'] ?? ''));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    ['style-src-elem', "'self'", ...new Set(styles)].join(' '),
    // Attributes can load nothing that img-src and font-src do not allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    // A recording that a response has brought to the page.
    "media-src 'self' blob:",
    `connect-src ${page.includes(TRY_IT) ? '*' : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

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
