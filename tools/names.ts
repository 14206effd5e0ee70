/** Under which names readers get the packages: `published` of the root's package.json is the version on npm, or null. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Stands in SECURITY.md until the owner has written where vulnerabilities are reported. */
const PLACEHOLDER = 'REPORTING-ADDRESS';
/** The names that packages are fetched by: after a package manager that is not told to stay here, or in an address. */
const FETCHES =
  '(?:npx|bunx|pnpx|(?:npm|pnpm|yarn|bun|deno)(?:\\.cmd)? (?!(?:run|test|start)\\b)|(?:npm|jsr|https?):)(?! --no\\b)(?:\\\\\\n|[^\\n`\'"|#])*?';
/** What installs from a clone beside the reader's folder. */
const INSTALL = /^( *npm install(?: -\S+)*)((?: \.\.\/telephony\/[\w/]+)+)(?: +#.*)?$/gm;
const STATUS = /(?<=<!-- published -->\n\n).*(?=\n\n<!-- \/published -->)/;

interface Manifest {
  name: string;
  published?: string | null;
}

const manifestOf = (root: string, folder = '.'): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const scopeOf = (root: string) => manifestOf(root, 'packages/client').name.replace(/\/.*/, '');

function* texts(root: string): Generator<{ file: string; text: string }> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes('\0')) yield { file, text };
  }
}

/** Places that have readers fetch what is not on npm, or that do not follow what is. */
export function wrongMentions(root: string): string[] {
  const scope = scopeOf(root);
  const { published = null } = manifestOf(root);
  const fetched = new RegExp(
    `\\b${FETCHES}(?:(?<!node_modules/)${scope}/|(?<![/\\w-])telephony-(?:mock|sandbox|webhooks)\\b)[^\\s\`'"]*`,
    'gi',
  );
  return [...texts(root)].flatMap(({ file, text }) => {
    if (/(?:^|\/)(?:package-lock\.json|CHANGELOG\.md|names(?:\.test)?\.ts)$/.test(file)) return [];
    const stale =
      updateMentions(file, text, scope, published) === text ? [] : [`${file} does not follow "published"`];
    return [
      ...(published === null ? (text.match(fetched) ?? []).map((one) => `${file}: ${one}`) : []),
      ...stale,
    ];
  });
}

function updateMentions(file: string, text: string, scope: string, published: string | null): string {
  if (file === 'README.md')
    text = text.replace(
      STATUS,
      published === null
        ? 'Nothing is published yet: everything below runs in a clone.'
        : `Version ${published} of the contract is published: its packages on npm are \`${scope}/client\` and so on; its release has the executable and the image.`,
    );
  if (published === null || !/^README|^(?:openapi|packages)\/.*README|^docs\/src\//.test(file)) return text;
  const own = text.replaceAll(
    INSTALL,
    (_, command: string, folders: string) =>
      command + folders.replaceAll(/\.\.\/telephony\/(?:packages\/)?/g, `${scope}/`),
  );
  return file === 'README.md'
    ? own
    : own
        .replaceAll(/\bnpm start -- (mock|sandbox init)\b/g, `npx ${scope}/$1`)
        .replaceAll(/\bnpm start -- sandbox\b/g, `npx ${scope}/sandbox --examples`);
}

/** Gives the packages the scope and the repository that are owned, and has texts name what is about to be published. */
export function takeOwnership(root: string, scope: string, repository: string): void {
  if (!/^@[a-z\d][a-z\d._-]*$/.test(scope))
    throw new Error(`${scope} is not a scope. Give one such as @acme.`);
  const [, owner] = /^https:\/\/github\.com\/([\w-]+)\/[\w.-]+$/.exec(repository) ?? [];
  if (owner === undefined)
    throw new Error(`${repository} is not a repository. Give one such as https://github.com/acme/telephony.`);
  const old = new RegExp(`${scopeOf(root)}(?![\\w-])`, 'g');
  rewrite(root, (text, file) => {
    const owned = text
      .replaceAll(old, scope)
      .replaceAll('OWNER/REPOSITORY', repository.replace('https://github.com/', ''))
      .replaceAll(/\bio\.github\.[\w-]+(?=\/telephony")/g, `io.github.${owner}`);
    if (!/(?:^|\/)(?:package|server)\.json$/.test(file)) return owned;
    const manifest = JSON.parse(owned) as { publishConfig?: unknown; packages?: unknown };
    const folder = dirname(file);
    const about = Array.isArray(manifest.packages)
      ? { repository: { url: repository, source: 'github', subfolder: folder } }
      : manifest.publishConfig && {
          homepage: `${repository}/tree/main/${folder}#readme`,
          bugs: { url: `${repository}/issues` },
          repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
        };
    return about ? `${JSON.stringify({ ...manifest, ...about }, undefined, 2)}\n` : owned;
  });
  setPublished(root);
}

/** Names the contract's version as the published one, in the root's package.json and wherever readers are told. */
export function setPublished(root: string): void {
  const [, published = ''] =
    /^ {2}version: (\S+)/m.exec(readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')) ?? [];
  const manifest = { ...manifestOf(root), published };
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  rewrite(root, (text, file) => updateMentions(file, text, scopeOf(root), published));
}

function rewrite(root: string, edit: (text: string, file: string) => string): void {
  for (const { file, text } of texts(root)) {
    const edited = edit(text, file);
    if (edited !== text) writeFileSync(join(root, file), edited);
  }
}

export function undone(root: string): string[] {
  const waits = readFileSync(join(root, 'SECURITY.md'), 'utf8').includes(PLACEHOLDER);
  return [
    ...(manifestOf(root).published
      ? []
      : [
          `Nobody here owns ${scopeOf(root)}: register a scope on the registry, then run: node tools/release.ts own @YOUR-SCOPE https://github.com/YOU/REPOSITORY`,
        ]),
    ...(waits ? [`SECURITY.md names no address for reports: write one in place of ${PLACEHOLDER}.`] : []),
    ...wrongMentions(root),
  ];
}
