import { answering, IN, inPath, inWebhook, ruleCases, type RuleCases, taking } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const known = { type: 'string', enum: ['O', 'I'] };
const plain = { type: 'string' };
const open = { anyOf: [known, plain, { type: 'null' }] };
const answer = IN.answer;

cases['open-enumeration'] = ruleCases(
  {
    'open in an answer': inPath(answering(open)),
    'open in an event': inWebhook(taking(open)),
    'closed for a reason': inPath(
      answering({ ...known, 'x-closed-enumeration': 'Others are answered 400.' }),
    ),
    'a constant': inWebhook(taking({ const: 'call.missed' })),
  },
  {
    'closed in an answer': [inPath(answering(known)), `${answer}/enum`],
    'closed in an event': [inWebhook(taking(known)), `${IN.event}/enum`],
    'closed in a parameter': [
      inPath({ parameters: [{ name: 'dir', in: 'query', schema: known }] }),
      `${IN.path}/parameters/0/schema/enum`,
    ],
    'no reason': [inPath(answering({ ...known, 'x-closed-enumeration': '' })), `${answer}/enum`],
    'the plain type first': [inPath(answering({ anyOf: [plain, known] })), `${answer}/anyOf/1/enum`],
    'no plain type': [inPath(answering({ anyOf: [known, { type: 'null' }] })), `${answer}/anyOf/0/enum`],
    'another plain type': [
      inPath(answering({ anyOf: [known, { type: 'integer' }] })),
      `${answer}/anyOf/0/enum`,
    ],
    'a second enumeration for the plain type': [
      inPath(answering({ anyOf: [known, { type: 'string', enum: ['M'] }] })),
      `${answer}/anyOf/0/enum`,
      `${answer}/anyOf/1/enum`,
    ],
  },
);
