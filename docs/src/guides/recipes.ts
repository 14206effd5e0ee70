import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { contractFolder } from '../contract/load-contract.ts';

export interface Recipe {
  name: string;
  title: string;
  language: string;
  bundle: string;
  steps: string;
  text: string;
  files: RecipeFile[];
}

interface RecipeFile {
  name: string;
  anchor: string;
  code: string;
  language: string;
}

const CONSUMERS_FOLDER = join(contractFolder, '../tools/consumers');

// Descriptions of a recipe, and files that package managers write.
const SKIPPED_FILES = /^(?:README\.md|consumer\.json|.*[-.]lock(?:\.json)?|go\.sum)$/;
const README = /^# (?<title>.+)\n\n```sh\n[^`]+\n```\n\n(?<text>[\s\S]+)$/;
const LANGUAGES = new Set('go java json kt mjs php py rs toml ts xml yml'.split(' '));

export function readRecipes(folder = CONSUMERS_FOLDER): Recipe[] {
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
    .filter((entry) => entry.isFile() && !SKIPPED_FILES.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted((one, other) => one.localeCompare(other, 'en'));
  const missing = named.find((target) => !all.includes(target));
  if (missing !== undefined) throw new Error(`${readme} links to ${missing}: there is no such file.`);
  return {
    title,
    text: text.trim().replaceAll(LINK, (_link, target: string) => `](#${fileAnchor(recipe, target)})`),
    files: [...new Set([...named, ...all])].map((name) => ({
      name,
      anchor: fileAnchor(recipe, name),
      code: readFileSync(join(folder, name), 'utf8').trimEnd(),
      language: [extname(name).slice(1)].find((ending) => LANGUAGES.has(ending)) ?? 'text',
    })),
  };
}

function fileAnchor(recipe: string, file: string): string {
  return `${recipe}-${file.replaceAll(/\W+/g, '-').toLowerCase()}`;
}

type Command = readonly string[];

interface ConsumerSteps {
  installs?: Command[];
  generates?: Command[];
  compiles?: Command[];
  calls?: Command;
}

function stepsText({ installs = [], generates = [], compiles = [], calls = [] }: ConsumerSteps): string {
  return [...installs, ...generates, ...compiles, calls]
    .map((command) => command.map((word) => (/^[\w@%+=:,./-]*$/.test(word) ? word : `'${word}'`)).join(' '))
    .join('\n')
    .replaceAll(/^npm ci\b/gm, 'npm install')
    .replaceAll(' --locked', '');
}
