import { form, type Rewrite } from '../shape/form.ts';
import { asCode, ofCode } from '../shape/rewrites.ts';

/** Resources/CDR: integers in returned bodies, words in the model; shipped clients find words. */
export const cdrWords = form({
  id: 'O-22',
  title: '`type`, `disposition` and `destination` of a CDR',
  documented: 'numbers',
  observed: 'words: `I`, `CONNECTED`, `in`',
  usual: 'observed',
  values: ['type', 'disposition', 'destination'].map((at) => ({
    at,
    documented: asCode(0),
    read: ofCode(0),
  })),
});

const none: Rewrite = () => null;

/** `"+442079460011" <+442079460011>`. */
const namedNumber: Rewrite = (value) => {
  if (typeof value !== 'string' || !/^\+?\d+$/.test(value)) return value;
  const number = `+${value.replace('+', '')}`;
  return `"${number}" <${number}>`;
};

/** The number in it. */
const numberOf: Rewrite = (value) =>
  typeof value === 'string' ? value.replace(/^"\+(\d+)" <\+\1>$/, '$1') : value;

/** Resources/CDR; other clients alone were given samples like these (grade C), so they are not usual. */
export const cdrSamples = form({
  id: 'O-67',
  title: 'Values of a CDR',
  documented: '`clid` a number; `parent_live_id`, `root_live_id`, `dst_ua` given',
  observed: '`clid` with a name and a number; the others null',
  usual: 'documented',
  values: [
    { at: 'clid', observed: namedNumber, read: numberOf },
    ...['dst_ua', 'info', 'parent_live_id', 'root_live_id'].map((at) => ({ at, observed: none })),
  ],
});
