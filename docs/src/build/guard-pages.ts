import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { findForeign, isAllowedAddress } from '../markdown/render-markdown.ts';
import { type Element, elementsIn, isOwnAddress } from '../place/elements.ts';

// By their hashes. They are not read from the pages: a script that came with a text of the contract must not be allowed by the build.
export const OWN_SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['VWo5Wp4aqSj6nSgMpeAp9cKieaoIfwFUAunAVugI5gA=', 'Starlight: takes the theme that was chosen'],
  ['GkZBRnvSuhtx/cvzvukVkX2JJZW+DdPlVr7BX8Tefqo=', 'Starlight: shows it where it is chosen'],
  ['nVO98WGdJA5yup1/MAdukGqUlS6Psuf7JJFF5ikWqbQ=', 'Starlight: chooses a theme'],
  ['ucPfdYc9FPIvbmnn9ECv3eLKYLt8/heMPFQ+hNTn6jY=', 'Starlight: opens it on small screens'],
  ['OizSKqsU+f0G4vojbxNt0Lao3kUpTmCLQSv3y6P7qhQ=', 'Starlight: shows the tab that was chosen'],
  ['xP4TLKzB6hcrCLQfQrTEg8qxfZ1b3HlE1OWO+7uZf1o=', 'Starlight: tabs'],
  ['kKvjSqgJEBas9kNHTNsSwMqIjzgdvOrnanZcN0GIXYE=', 'route-data.ts: pages to load ahead'],
]);

// The last step of a build. Astro's own policy leaves out the scripts that Starlight writes, and allows whatever a page has.
export function guardPages(): AstroIntegration {
  return {
    name: 'guard-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const file = join(folder, name);
          try {
            if (name.endsWith('.html')) writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
            const foreign = /\.(?:md|txt)$/.test(name) && findForeign(readFileSync(file, 'utf8'));
            if (foreign) throw new Error(foreign);
          } catch (cause) {
            throw new Error(`${name}: ${(cause as Error).message}`, { cause });
          }
        }
      },
    },
  };
}

export function withPolicy(page: string): string {
  // As a browser without JavaScript reads it, which shows more.
  const elements = elementsIn(parse(page, { scriptingEnabled: false }));
  const scripts = new Set(elements.flatMap((element) => guardElement(element) ?? []));
  const policy = contentSecurityPolicy(
    scripts,
    elements.some(({ tagName }) => tagName === 'try-it'),
  );
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // After the charset, which must be in the first kilobyte.
  const placed = page.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + tag);
  if (placed === page) throw new Error('A page without <meta charset="utf-8"> has no place for its policy.');
  return placed;
}

function contentSecurityPolicy(scripts: ReadonlySet<string>, sendsRequests: boolean): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...[...scripts].map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src-elem 'self'",
    // Attributes can load nothing that img-src and font-src do not allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    // A recording that a response has brought to the page.
    "media-src 'self' blob:",
    `connect-src ${sendsRequests ? '*' : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

// Elements that load another page, run a program, or change what the addresses of a page mean.
const FORBIDDEN_ELEMENTS = new Set(
  'animate applet base embed frame frameset iframe noscript object portal set style'.split(' '),
);
// Attributes that run a program, or send what a reader writes.
const FORBIDDEN_ATTRIBUTE = /^on|^(?:action|formaction|http-equiv|ping|srcdoc)$/;
// A browser loads these without being asked.
const LOADING_ATTRIBUTES = new Set('background data poster src srcset'.split(' '));
const NON_LOADING_RELATIONS = new Set(['alternate', 'canonical', 'sitemap']);
const DATA_SCRIPT = /^application\/(?:ld\+)?json$/;

function guardElement(element: Element): string | undefined {
  const { tagName, attrs } = element;
  const refuse = (what: string): never => {
    throw new Error(`No page of this site has ${what}. Find the text that brought it, and remove it there.`);
  };
  if (FORBIDDEN_ELEMENTS.has(tagName)) refuse(`<${tagName}>`);
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  for (const [name, value] of attributes) {
    const written = `<${tagName} ${name}="${value.slice(0, 200)}">`;
    if (FORBIDDEN_ATTRIBUTE.test(name)) refuse(written);
    if (LOADING_ATTRIBUTES.has(name) && !isOwnAddress(value)) refuse(written);
    if (name !== 'href') continue;
    const isLoaded =
      tagName === 'link'
        ? !NON_LOADING_RELATIONS.has(attributes.get('rel') ?? '')
        : !/^(?:a|area)$/.test(tagName);
    if (isLoaded ? !isOwnAddress(value) : !isAllowedAddress(value)) refuse(written);
  }
  if (tagName !== 'script' || attributes.has('src') || DATA_SCRIPT.test(attributes.get('type') ?? ''))
    return undefined;
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const hash = createHash('sha256').update(text).digest('base64');
  if (!OWN_SCRIPTS.has(hash)) {
    throw new Error(
      `The page has a script that is not the site's own: ${text.trim().slice(0, 200)} ` +
        `If a new version of Starlight has brought it, read it, then put its hash into OWN_SCRIPTS of docs/src/build/guard-pages.ts: ${hash}`,
    );
  }
  return hash;
}
