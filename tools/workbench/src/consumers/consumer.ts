import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import type { SampleLanguage } from './samples/wrap-sample.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** What `consumer.json` says of every foreign program. */
interface ForeignProgram {
  /** Its folder in `tools/consumers`. */
  name: string;
  folder: string;
  language: string;
  /** Programs that must be on this machine. */
  needs: string[];
  /** Fetch it, and what is needed besides. */
  installs: Command[];
}

/** A foreign generator and a program that uses what it makes. */
interface Generator extends ForeignProgram {
  generator: string;
  /** The bundle that it reads. The commands find it by its name. */
  bundle: string;
  generates: Command[];
  compiles: Command[];
  /** Runs the program. */
  calls: Command;
}

/** A foreign validator. */
interface Validator extends ForeignProgram {
  validator: string;
  /** The bundles that it reads. The commands find them by their names. */
  bundles: string[];
  validates: Command[];
}

/** A library of HTTP, with which people write clients by hand. */
interface HttpLibrary extends ForeignProgram {
  library: string;
  /** Runs a program that writes a filter in five ways and reads all pages. */
  calls: Command;
}

/** The samples of the docs in a language. */
export interface DocsSamples extends ForeignProgram {
  /** The language as the docs know it. */
  samples: SampleLanguage;
  /** Where each sample is written; `ID` stands for the name of its operation. */
  file: string;
  compiles: Command[];
  /** Runs one; `ID` stands for the name of its operation. */
  calls: Command;
}

/** A foreign program that reads the contract, or calls what is made from it. */
export type Consumer = Generator | Validator | HttpLibrary | DocsSamples;

const FOLDER = join(repositoryRoot, 'tools', 'consumers');

/** All consumers, in the order of their names. */
export function listConsumers(): Consumer[] {
  return readdirSync(FOLDER)
    .toSorted()
    .filter((name) => existsSync(join(FOLDER, name, 'consumer.json')))
    .map((name) => {
      const folder = join(FOLDER, name);
      const described = JSON.parse(readFileSync(join(folder, 'consumer.json'), 'utf8')) as Consumer;
      return { ...described, name, folder };
    });
}
