import { expectLinear } from '@telephony/testing/linear';
import { describe, test } from 'vitest';
import { essenceOf, nearest, safeName, safePath } from '../src/index.ts';
import { checkBytes } from '../src/exchange/check-bytes.ts';
import { safeField } from '../src/exchange/safe-names.ts';

describe('a text is read in a time in proportion to its length', () => {
  test.each<[string, (text: string) => unknown]>([
    ['the name of a field', safeName],
    ['a place in a body', safeField],
    ['a path', safePath],
    ['a type of content', essenceOf],
    ['the charset of a type', (text) => checkBytes(`a/b; charset${text}`, Buffer.from('{}'), '#')],
    ['a body', (text) => checkBytes('application/json', Buffer.from(text), '#')],
    [
      'a body of text',
      (text) => checkBytes('application/json', Buffer.from(JSON.stringify({ [text]: text })), '#'),
    ],
    [
      'a body of depth',
      (text) =>
        checkBytes('application/json', Buffer.from('['.repeat(text.length) + ']'.repeat(text.length)), '#'),
    ],
    ['a name that is misspelt', (text) => nearest(text, ['listCdrs', 'calldate'])],
  ])('%s', (_, read) => expectLinear(read), 60_000);
});
