/** Under which names the packages can be fetched, and who says so: `publishedUnder` of the package.json at the root. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in SECURITY.md until the owner has written where vulnerabilities are reported. */
const PLACEHOLDER = 'REPORTING-ADDRESS';
const INSTALLS = new RegExp(
  String.raw`\b(?:npx|bunx|pnpx|(?:npm|pnpm|yarn|bun|deno|corepack|volta)(?:\.cmd)?(?: +-{1,2}[\w-]+(?:[= ][^\s-][^\s]*)?)*? +` +
    String.raw`(?:i|in|ins|install|install-test|it|add|x|exec|create|init|dlx|global add|run -A|view|pack(?! -w)))\b` +
    '(?! --no\\b)(?:\\\\\\n|[^\\n`\'"|#])*',
  'gi',
);
const ADDRESSES =
  /(?:npm:|esm\.(?:sh|run)\/|unpkg\.com\/|skypack\.dev\/|jspm\.(?:io|dev)\/(?:npm:)?|jsdelivr\.net\/npm\/|registry\.npmjs\.org\/|npmjs\.com\/package\/)[^\s`'"]*/gi;
const COMMANDS = /(?<![/\w-])telephony-(?:mock|sandbox|webhooks)\b(?!-\S*\.tgz)/;

interface Manifest {
  name: string;
  publishedUnder?: string | null;
}

const manifestOf = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

function scopeOf(root: string): string {
  const { name } = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8')) as Manifest;
  return name.replace(/\/.*/, '');
}

function* texts(root: string): Generator<{ file: string; text: string }> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes('\0')) yield { file, text };
  }
}

export function wrongMentions(root: string): string[] {
  const scope = scopeOf(root);
  const { publishedUnder = null } = manifestOf(root);
  const isWrong = (mention: string, file: string) =>
    publishedUnder === scope
      ? /\.tgz\b/.test(mention) && !file.startsWith('.github/')
      : new RegExp(`(?<!node_modules/)${scope}/`).test(mention) || COMMANDS.test(mention);
  const found: string[] = [];
  for (const { file, text } of texts(root)) {
    if (
      /(?:^|\/)(?:package-lock\.json|CHANGELOG\.md)$/.test(file) ||
      /(?:^|\/)names(?:\.test)?\.ts$/.test(file)
    )
      continue;
    for (const pattern of [INSTALLS, ADDRESSES])
      for (const [mention] of text.matchAll(pattern))
        if (isWrong(mention, file)) found.push(`${file}: ${mention}`);
  }
  return found;
}

export function ownScope(root: string, scope: string): void {
  if (!/^@[a-z\d][a-z\d._-]*$/.test(scope))
    throw new Error(`${scope} is not a scope. Give one such as @acme.`);
  const old = scopeOf(root);
  const tarball = `${old.slice(1)}-`;
  for (const { file, text } of texts(root)) {
    const owned = text
      .replaceAll(new RegExp(`${old}(?![\\w-])`, 'g'), scope)
      .replaceAll(
        new RegExp(`\\b${tarball}(?=(?:\\{[a-z,]+\\}-\\*|[a-z]+-\\*|\\*)\\.tgz)`, 'g'),
        `${scope.slice(1)}-`,
      );
    const published = /\.(?:mdx?|astro|ts)$/.test(file) ? fetched(owned, scope) : owned;
    if (published !== text) writeFileSync(join(root, file), published);
  }
  const manifest = { ...manifestOf(root), publishedUnder: scope };
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function fetched(text: string, scope: string): string {
  const tarballs = new RegExp(`\\./${scope.slice(1)}-(?:\\{([a-z,]+)\\}|([a-z]+))-\\*\\.tgz`, 'g');
  return text
    .replaceAll(/\bnpm start -- (mock|sandbox init)\b(?!`, )/g, `npx ${scope}/$1`)
    .replaceAll(/\bnpm start -- sandbox\b(?!`, )/g, `npx ${scope}/sandbox --examples`)
    .replaceAll(tarballs, (_, several: string | undefined, one: string) => {
      const names = (several ?? one).split(',');
      return (names.length > 1 ? names.filter((name) => name !== 'openapi') : names)
        .map((name) => `${scope}/${name}`)
        .join(' ');
    })
    .replaceAll(/[^\S\n]*The packages? (?:is|are) not on npm yet[^]*?\.(?=\s)/g, '')
    .replaceAll(/^npm pack -w .*\n|^npm run build\n(?=npm pack)/gm, '')
    .replaceAll(new RegExp(`\\./${scope.slice(1)}-\\*\\.tgz`, 'g'), `${scope}/client ${scope}/webhooks`);
}

export function undone(root: string): string[] {
  const scope = scopeOf(root);
  const { publishedUnder = null } = manifestOf(root);
  return [
    ...(publishedUnder === scope
      ? []
      : [
          `Nobody here owns ${scope}: register a scope on the registry, then run: node tools/release.ts own @YOUR-SCOPE`,
        ]),
    ...(readFileSync(join(root, 'SECURITY.md'), 'utf8').includes(PLACEHOLDER)
      ? [`SECURITY.md names no address for reports: write one in place of ${PLACEHOLDER}.`]
      : []),
    ...wrongMentions(root),
  ];
}
