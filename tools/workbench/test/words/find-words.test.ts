import { expect, test } from 'vitest';
import { findWords } from '../../src/words/find-words.ts';

/** The words found, each with its line: `2 answers`. */
function wordsIn(file: string, ...lines: string[]): string[] {
  return findWords(file, lines.join('\n')).map(
    ({ line, message }) => `${line} ${/^"(?<word>[^"]*)"/.exec(message)?.groups?.['word']}`,
  );
}

test('says the line, the word, and what to write', () => {
  expect(findWords('README.md', 'One line.\n\nA telephone rings.')).toEqual([
    { line: 3, message: '"telephone". Write: phone or device' },
  ]);
});

test('reads the text of Markdown, and not its code, links or comments', () => {
  const text = [
    'The server answers; `telephone` is code, [a phone](telephone.md) is a link.',
    '<!-- telephone -->',
    '| a table | with an attribute |',
    '```json',
    '{ "telephone": 1 }',
    '```',
    'It is off line.',
  ];
  expect(wordsIn('README.md', ...text)).toEqual(['1 answers', '3 attribute', '7 off line']);
});

test('reads MDX like Markdown, with its own comments', () => {
  const text = ['{/* telephone */}', '', 'The server answers.'];
  expect(wordsIn('guide.mdx', ...text)).toEqual(['3 answers']);
  const allowed = ['{/* words-allow-file answer: people answer. */}', '', 'Nobody answers.'];
  expect(wordsIn('guide.mdx', ...allowed)).toEqual([]);
});

test('reads the comments and messages of the TypeScript in Markdown', () => {
  const text = [
    '```ts',
    'const telephone = 1; // a telephone',
    "fail('no telephone here');",
    'ring(); //=> telephone',
    '```',
  ];
  expect(wordsIn('README.md', ...text)).toEqual(['2 telephone', '3 telephone']);
});

test('reads comments and messages of code, and not its names, data and inline code', () => {
  const text = [
    "import { telephone } from './telephone.ts';",
    '/** Rings a telephone. `telephone` is a name. */',
    "const answer = { kind: 'telephone' };",
    'throw new Error(`${answer} is no telephone ${answer.telephone}`);',
    "const other = 'unless told otherwise'; // a telephone",
  ];
  expect(wordsIn('ring.ts', ...text)).toEqual([
    '2 telephone',
    '4 telephone',
    '4 is no',
    '5 telephone',
    '5 unless told otherwise',
  ]);
});

test('finds a phrase that goes on in the next line', () => {
  expect(wordsIn('README.md', 'The body is', 'no JSON.')).toEqual(['1 is no']);
  expect(wordsIn('a.ts', '/**', ' * The body is', ' * no JSON.', ' */')).toEqual(['2 is no']);
  expect(wordsIn('a.ts', '  // The body is', '  // no JSON.')).toEqual(['1 is no']);
});

test('leaves alone what is right', () => {
  const text = [
    'Nobody answers the call, so it is answered by voicemail; there is no other way.',
    'The queue members hear it. It is no longer a draft. `GET /monitors` returns recordings.',
  ];
  expect(wordsIn('README.md', ...text)).toEqual([]);
});

test('a cause of termination is a name', () => {
  expect(wordsIn('a.ts', "const cause = 'No Answer';", '/** Causes: User Busy, No Answer. */')).toEqual([]);
  expect(wordsIn('a.ts', '/** There is no answer. */')).toEqual(['1 answer']);
});

test('a word is allowed in the block below a comment with a reason', () => {
  const text = [
    '// words-allow answer: a person picks up the phone',
    '/** Who answers. */',
    'const one = 1;',
    '',
    '/** What the server answers. */',
    'const two = 2;',
  ];
  expect(wordsIn('a.ts', ...text)).toEqual(['5 answers']);
  const markdown = ['<!-- words-allow answer: a person -->', '', 'Who answers?', '', 'It answers.'];
  expect(wordsIn('README.md', ...markdown)).toEqual(['5 answers']);
  const whole = ['// words-allow-file answer: a person', '', '/** Who answers. */', '', '/** An answer. */'];
  expect(wordsIn('a.ts', ...whole)).toEqual([]);
});

test('an exception without a reason allows nothing, and one that is not used is found', () => {
  expect(wordsIn('a.ts', '// words-allow answer', '/** Who answers. */')).not.toEqual([]);
  expect(findWords('a.ts', '// words-allow answer: a person\n/** Who calls. */')).toEqual([
    { line: 1, message: '"answer" is allowed here and not used. Remove the exception' },
  ]);
});
