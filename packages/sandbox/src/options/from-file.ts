import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fromObject } from './from-object.ts';
import { type Given, optionNames } from './given.ts';
import type { OptionName } from './option.ts';
import { OptionError } from '../ground/options/option-error.ts';
import { options } from './table.ts';

/** The file that is read where none is named, if the folder has one. */
const USUAL = ['telephony-sandbox.json', 'telephony-sandbox.yaml', 'telephony-sandbox.yml'];

/**
 * Reads the configuration file, JSON or YAML: the options by their names in code, those of webhooks in `webhooks`.
 *
 * @param file Its name; undefined for the usual one, if it exists.
 * @param folder Where the command runs.
 * @throws OptionError when it cannot be read, or says what is not valid.
 */
export async function fromFile(file: string | undefined, folder: string): Promise<Given> {
  const path = file === undefined ? usualFile(folder) : resolve(folder, file);
  if (path === undefined) return {};
  const shown = file ?? path.slice(folder.length + 1);
  const json = await read(path, shown);
  // An empty file says nothing.
  if (json === null || json === undefined) return {};
  const given: Given = fromObject(json, shown);
  for (const name of optionNames) Object.assign(given, fromFolder(name, dirname(path), given));
  return given;
}

function usualFile(folder: string): string | undefined {
  const [found, other] = USUAL.filter((name) => existsSync(join(folder, name)));
  if (other !== undefined)
    throw new OptionError(
      `The folder has ${found} and ${other}. Remove one, or name one with --config FILE.`,
    );
  return found && join(folder, found);
}

async function read(path: string, shown: string): Promise<unknown> {
  const isYaml = /\.ya?ml$/i.test(path);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new OptionError(
      `${shown} cannot be read (${(cause as NodeJS.ErrnoException).code}). Give --config a file that exists.`,
      { cause },
    );
  }
  try {
    // JSON is YAML, but few sandboxes need YAML, which takes its time to load.
    return isYaml ? (await import('yaml')).parse(text) : JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new OptionError(`${shown}: is not ${isYaml ? 'YAML' : 'JSON'}: ${reason}`, { cause });
  }
}

/** Names of files begin at the folder of the configuration file. */
function fromFolder(name: OptionName, folder: string, given: Given): Given {
  const value = given[name];
  const isName = options[name].file === true && typeof value === 'string' && !value.includes('-----BEGIN');
  return isName ? { [name]: resolve(folder, value) } : given;
}
