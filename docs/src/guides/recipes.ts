import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { contractFolder } from '../contract/load-contract.ts';

/** How a foreign generator makes a client, as it is tried against the sandbox by `npm run test:foreign -- consumers`. */
export interface Recipe {
  /** Its anchor: the folder in `tools/consumers`. */
  name: string;
  title: string;
  /** The language of the client. */
  language: string;
  /** The bundle that it is made from. */
  bundle: string;
  /** From the installation to the program, in the shell. */
  steps: string;
  /** What to know about it, in Markdown. */
  text: string;
  /** The program that uses it and what both need; those that the text names come first. */
  files: RecipeFile[];
}

interface RecipeFile {
  name: string;
  anchor: string;
  code: string;
  /** For the fence of the Markdown twin, such as `ts`. */
  language: string;
}

const FOLDER = join(contractFolder, '../tools/consumers');

/** Files that are not part of a recipe: what describes it, and what package managers write. */
const OTHERS = /^(?:README\.md|consumer\.json|.*[-.]lock(?:\.json)?|go\.sum)$/;
const README = /^# (?<title>.+)\n\n```sh\n[^`]+\n```\n\n(?<text>[\s\S]+)$/;
/** Endings of files that a fence has for the language. */
const LANGUAGES = new Set('go java json kt mjs php py rs toml ts xml yml'.split(' '));

/**
 * All recipes, in the order of their names.
 *
 * @throws Where a README is not a title, a command and a text, or links to a file that is not there.
 */
export function readRecipes(folder = FOLDER): Recipe[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'consumer.json')))
    .toSorted()
    .flatMap((name) => {
      const { language, bundle, ...steps } = JSON.parse(
        readFileSync(join(folder, name, 'consumer.json'), 'utf8'),
      ) as Partial<Recipe> & ConsumerSteps;
      // A validator makes no client.
      if (!language || !bundle) return [];
      return { name, language, bundle, steps: stepsText(steps), ...readReadme(join(folder, name), name) };
    });
}

const LINK = /\]\((?!https:)([^)]+)\)/g;

function readReadme(folder: string, recipe: string): Pick<Recipe, 'title' | 'text' | 'files'> {
  const readme = join(folder, 'README.md');
  const { title, text } = README.exec(readFileSync(readme, 'utf8'))?.groups ?? {};
  if (!title || !text)
    throw new Error(`${readme}: a recipe is a title, a command in a fence of sh, and a text, in this order.`);
  const named = [...text.matchAll(LINK)].map(([, target = '']) => target);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !OTHERS.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted((one, other) => one.localeCompare(other, 'en'));
  const missing = named.find((target) => !all.includes(target));
  if (missing !== undefined) throw new Error(`${readme} links to ${missing}: there is no such file.`);
  return {
    title,
    text: text.trim().replaceAll(LINK, (_link, target: string) => `](#${anchorOf(recipe, target)})`),
    files: [...new Set([...named, ...all])].map((name) => ({
      name,
      anchor: anchorOf(recipe, name),
      code: readFileSync(join(folder, name), 'utf8').trimEnd(),
      language: [extname(name).slice(1)].find((ending) => LANGUAGES.has(ending)) ?? 'text',
    })),
  };
}

function anchorOf(recipe: string, file: string): string {
  return `${recipe}-${file.replaceAll(/\W+/g, '-').toLowerCase()}`;
}

type Command = readonly string[];

/** What `consumer.json` says of a generator's steps. */
interface ConsumerSteps {
  installs?: Command[];
  generates?: Command[];
  compiles?: Command[];
  calls?: Command;
}

/** The steps of a recipe, from the installation to the program, as `npm run test:foreign` takes them, without the lock files. */
function stepsText({ installs = [], generates = [], compiles = [], calls = [] }: ConsumerSteps): string {
  return [...installs, ...generates, ...compiles, calls]
    .map((command) => command.map((word) => (/^[\w@%+=:,./-]*$/.test(word) ? word : `'${word}'`)).join(' '))
    .join('\n')
    .replaceAll(/^npm ci\b/gm, 'npm install')
    .replaceAll(' --locked', '');
}
