import { parse, type ParsedPath } from 'node:path/posix';
import { isJsonObject } from '@telephony/contract';
import { markedSections } from '@telephony/generate/section-marks';
import { ledgerMentions, splitSentences } from '../checks/statements.ts';
import { type ContractFile, ContractFiles, type Path } from './contract-files.ts';
import { readOperations } from './operations.ts';
import { contractProse } from './prose.ts';
import { sourcesOf } from './sources.ts';

/** A sentence of a contract's texts, with the element that it is about and the sources that it rests on. */
export interface ContractSentence {
  /** Such as `GET /cdrs description`, `Cdr.duration description` or `N-47 treatment`. */
  element: string;
  text: string;
  /** Sections and ledger entries that the sentence names. */
  marks: string[];
  /** Those of the nearest element that names any. */
  inherited: string[];
  /** Relative to the folder of the contract. */
  file: string;
  /** Finds the line of the sentence, which takes a parse of the file. */
  line(): number;
}

/** Reads every sentence of the texts in a contract's folder: descriptions, summaries, the ledger, examples and workflows. */
export function readSentences(folder: string): ContractSentence[] {
  const files = new ContractFiles(folder);
  const paths = new Map([...readOperations(files).values()].map(({ file, path }) => [file, path]));
  return contractProse(files).flatMap(({ file, path, text }) => {
    const element = elementName(file, path, paths.get(file));
    const inherited = inheritedSources(file, path);
    return splitSentences(withHeadings(text)).map((sentence) => ({
      element,
      text: sentence,
      marks: [...markedSections(sentence), ...ledgerMentions(sentence)],
      inherited,
      file: file.name,
      line: () => file.finding(path, '', '', firstWords(sentence)).line,
    }));
  });
}

const METHOD = /^(?:get|post|put|patch|delete|head|options|trace)$/;

function elementName(file: ContractFile, path: Path, template: string | undefined): string {
  const inner = namedSegments(file.value, path);
  const [first = '', ...rest] = inner;
  const { dir, name }: ParsedPath = parse(file.name);
  if (file.name === 'ledger.yaml') return inner.slice(1).join(' ');
  const isMethod = METHOD.test(first);
  if (template !== undefined)
    return (isMethod ? [`${first.toUpperCase()} ${template}`, ...rest] : [template, ...inner]).join(' ');
  return [dir === '' ? file.name : name, ...(isMethod ? rest : inner)].join(' ');
}

// A position in a list says nothing once something is put before it, so a name stands for it if there is one.
function namedSegments(content: unknown, path: Path): string[] {
  let value = content;
  return path.flatMap((key) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (typeof key !== 'number') return key === 'properties' ? [] : [key];
    const names = isJsonObject(value)
      ? ['id', 'name', 'workflowId', 'stepId'].map((name) => (value as Record<string, unknown>)[name])
      : [];
    return names.filter((name) => typeof name === 'string').slice(0, 1);
  });
}

function inheritedSources(file: ContractFile, path: Path): string[] {
  const [list, index] = path;
  if (file.name !== 'ledger.yaml' || typeof index !== 'number') return sourcesOf(file.value, path);
  const entry: unknown = isJsonObject(file.value) ? [file.value[String(list)]].flat()[index] : undefined;
  return isJsonObject(entry) && typeof entry['source'] === 'string' ? entry['source'].split(', ') : [];
}

// A heading or the head of a table can state a fact too.
function withHeadings(text: string): string {
  return text.replaceAll(/^#+ (.*)$/gm, '$1\n').replaceAll(/^\|[-|: ]*$/gm, '');
}

// Markup further on is not in the sentence.
function firstWords(sentence: string): string {
  return sentence.split(' ').slice(0, 4).join(' ');
}
