import * as fc from 'fast-check';

/** Any character of Unicode, surrogates too. As `unit: 'binary'`, without its table of them all, which takes a second. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .map((code) => String.fromCodePoint(code));
