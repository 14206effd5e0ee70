import { basename, join, sep } from 'node:path';
import { type ContractSentence, readSentences } from '@telephony/lint/sentences';

/** A sentence that the base does not say of this element, for a person who traces it to its source. */
export interface NewSentence {
  element: string;
  text: string;
  source: string;
  file: string;
  line: number;
}

// A program cannot tell a fact from advice, nor a true fact from an invented one, so every new sentence is listed.
export function newSentences(base: string, revision: string): NewSentence[] {
  const known = Map.groupBy(readSentences(base), identity);
  return readSentences(revision).flatMap((sentence) => {
    if (known.get(identity(sentence))?.pop() !== undefined) return [];
    const { element, text, file } = sentence;
    const path = join(basename(revision), file).split(sep).join('/');
    return [{ element, text, source: sourceText(sentence), file: path, line: sentence.line() }];
  });
}

const identity = ({ element, text }: ContractSentence): string => `${element}\n${text}`;

function sourceText({ marks, inherited }: ContractSentence): string {
  if (marks.length > 0) return marks.join(', ');
  return inherited.length > 0 ? `${inherited.join(', ')} (inherited)` : 'none';
}
