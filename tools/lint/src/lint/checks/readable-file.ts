import type { YAMLParseError } from 'yaml';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';

/** What to do about an error of YAML, by the code that the parser gives it. */
const REMEDIES: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  DUPLICATE_KEY: 'A name is there twice: remove one.',
  BAD_INDENT: 'Indent by two spaces more than the line above it belongs to.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the text in quotes, or below a >- when it has a colon and a space.',
  MULTILINE_IMPLICIT_KEY: 'Is a colon or a quotation mark missing here?',
  MISSING_CHAR: 'Close the quotation mark or the bracket.',
  BAD_ALIAS: 'A text that begins with * or & goes in quotes.',
};

const OTHERWISE = 'Correct it; a text with signs that mean something in YAML goes in quotes.';
const UNCLOSED = /\bend with a [\]}]/;

/** Every file can be read as YAML. What cannot be read hides what is in it, so nothing else is looked for until it can. */
export const readableFile: Check = (files): Finding[] =>
  files.all.flatMap((file) =>
    file.document.errors.slice(0, 1).map((error) => {
      const [reason = ''] = error.message.split(/ at line |\n/);
      const remedy = UNCLOSED.test(reason) ? 'Close the bracket.' : (REMEDIES[error.code] ?? OTHERWISE);
      return file.findingAt(
        error.pos[0],
        'readable-file',
        `This cannot be read as YAML: ${reason}. ${remedy}`,
      );
    }),
  );
