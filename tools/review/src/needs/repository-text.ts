import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that people write and that may know the contract by name. */
export interface RepositoryText {
  /** Path in the repository. */
  file: string;
  text: string;
  /** Its words. */
  words: ReadonlySet<string>;
}

const TEXT = /\.(md|mdx|ts|tsx|mts|js|mjs|yaml|yml)$/;
/** What is made from the contract follows it; tests fail by themselves; what is about the past stays as it was. */
const LEFT_OUT =
  /(^|\/)(generated|dist|test|tests|bench|node_modules|fixtures|plants|decisions|\.changeset|changes|tools)\/|CHANGELOG\.md$|\.d\.ts$/;
/** The contract itself, but for the workflows, which are about it. */
const CONTRACT = /^openapi\/(?!workflows\/|[A-Z]+\.md$|openapi\.yaml$)/;

/** The files of a repository that people write: those that git tracks or would. */
export function readRepository(root: string): RepositoryText[] {
  const listed = execFileSync(
    'git',
    ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(listed.split('\0'))]
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file) && !CONTRACT.test(file))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, words: new Set(text.match(/\w+/g)) };
    });
}

/** The folders of several files, each as one text. */
export function foldersOf(texts: readonly RepositoryText[]): RepositoryText[] {
  return Array.from(
    Map.groupBy(texts, ({ file }) => dirname(file)),
    ([folder, files]) => ({
      file: folder,
      text: files.map(({ text }) => text).join('\n'),
      words: new Set(files.flatMap(({ words }) => [...words])),
    }),
  );
}

/** Whether a file names something. */
export function isNamed({ text, words }: RepositoryText, name: string): boolean {
  if (/^\w+$/.test(name)) return words.has(name);
  return text.includes(name) && pattern(name).test(text);
}

/** The line of the first mention of a name, from 1. */
export function lineOf({ text }: RepositoryText, name: string): number {
  const index = Math.max(text.search(pattern(name)), 0);
  return text.slice(0, index).split('\n').length;
}

function pattern(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])${RegExp.escape(name)}(?![\w-])`);
}
