import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A foreign generator and a program that uses what it makes, as `consumer.json` describes them. */
export interface Consumer {
  /** Its folder in `tools/consumers`. */
  name: string;
  folder: string;
  language: string;
  generator: string;
  /** The bundle that it reads. The commands find it as `openapi.json`. */
  bundle: string;
  /** Programs that must be on this machine. */
  needs: string[];
  /** Fetch the generator and what the program needs. */
  installs: Command[];
  generates: Command[];
  compiles: Command[];
  /** Runs the program. */
  calls: Command;
}

const FOLDER = join(repositoryRoot, 'tools', 'consumers');

/** All consumers, in the order of their names. */
export function listConsumers(): Consumer[] {
  return readdirSync(FOLDER)
    .toSorted()
    .filter((name) => existsSync(join(FOLDER, name, 'consumer.json')))
    .map((name) => {
      const folder = join(FOLDER, name);
      const described = JSON.parse(readFileSync(join(folder, 'consumer.json'), 'utf8')) as Omit<
        Consumer,
        'name' | 'folder'
      >;
      return { ...described, name, folder };
    });
}
