import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);

/** Adds the page for people whose programs cannot send headers: what fails, what was asked, and events. */
export function addControlPage(scope: FastifyInstance): void {
  addPage(scope, {
    index: '/',
    folder: '/page',
    files: [commonPageFiles],
    scripts: SCRIPTS,
  });
  // Its files have addresses relative to it.
  scope.get('', { prefixTrailingSlash: 'no-slash' }, (_request, reply) =>
    reply.redirect(`${scope.prefix}/`, 302),
  );
}

/** A page of a server: static files, and scripts that are compiled for browsers. */
export interface PageOptions {
  /** Address of the page itself, `index.html`. */
  index: string;
  /** Where the addresses of its other files begin, such as `/page`, below the prefix of the server. */
  folder: string;
  /** Folders of what is served as it is: a file of an earlier one goes before one of the same name in a later one. */
  files: readonly URL[];
  /** Folder of the compiled scripts. */
  scripts: URL;
  /** Modules that the scripts import by name, and where they are: each is served in the folder as `<name>.js`. */
  libraries?: Readonly<Record<string, URL>>;
  /** What may be played, as the directive `media-src` has it. Default: nothing. */
  media?: string;
}

/** Own files only, nothing inline, in no frame of another page. */
const policyOf = (media: string) =>
  [
    "default-src 'none'",
    "connect-src 'self'",
    "img-src 'self'",
    `media-src ${media}`,
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

/** A name that leads nowhere else. */
const NAME = /^[a-z-]+\.(css|svg|js)$/;

/** The folder of what pages have in common: `base.css` and `icon.svg`. */
export const commonPageFiles = new URL('public/', import.meta.url);

/** Adds a page. */
export function addPage(
  server: FastifyInstance,
  { index, folder, files, scripts, libraries = {}, media = "'none'" }: PageOptions,
): void {
  const policy = policyOf(media);
  const send = (reply: FastifyReply, file: URL, kind: string): FastifyReply => {
    const bytes = readFileSync(file);
    return reply
      .headers({
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      .type(TYPES[kind] ?? 'application/octet-stream')
      .send(kind === 'js' ? withAddresses(bytes.toString()) : bytes);
  };
  /** A browser finds a library only by its address. */
  const withAddresses = (script: string): string =>
    script.replaceAll(/\bfrom ?'([\w-]+)'/g, (whole, name: string) =>
      Object.hasOwn(libraries, name) ? `from '${server.prefix}${folder}/${name}.js'` : whole,
    );
  const libraryFiles = new Map(Object.entries(libraries).map(([name, file]) => [`${name}.js`, file]));
  const fileOf = (name: string, kind: string | undefined): URL | undefined => {
    const folders = kind === undefined ? [] : kind === 'js' ? [scripts] : files;
    const own = folders.map((one) => new URL(name, one)).find((file) => existsSync(file));
    return libraryFiles.get(name) ?? own;
  };
  server.get(index, { prefixTrailingSlash: 'slash' }, (_request, reply) => {
    const page = fileOf('index.html', 'html');
    return page ? send(reply, page, 'html') : reply.callNotFound();
  });
  server.get<{ Params: { name: string } }>(`${folder}/:name`, async (request, reply) => {
    const { name } = request.params;
    const [, kind] = NAME.exec(name) ?? [];
    const file = fileOf(name, kind);
    if (kind === undefined || !file) return reply.callNotFound();
    return send(reply, file, kind);
  });
}
