import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

const text = (pattern: string) => ({ type: 'string', pattern });

export const cases: RuleCases = schemaCases(
  {
    'a regular expression': text(String.raw`^\d{4}$`),
    'alternatives in a group': text('^(a|b(c|d)|[|])$'),
    'alternatives, each of them whole': text('^a$|^b$'),
  },
  {
    'a bracket that is open': [text('^[a-z+$'), '/pattern'],
    'an escape that is none': [text(String.raw`\_`), '/pattern'],
    'no anchors': [text('[0-9]+'), '/pattern'],
    'no anchor at the end': [text('^[0-9]+'), '/pattern'],
    'an anchor that is a sign': [text(String.raw`^[0-9]+\$`), '/pattern'],
    'anchors of one alternative each': [text('^a|b$'), '/pattern'],
  },
);
