import type { Mistake } from './plant.ts';

const mistakes: Omit<Mistake, 'file'>[] = [
  {
    name: 'an id twice',
    find: 'id: N-03',
    write: 'id: N-02',
    says: /N-02 is used twice.*Take a number that is free/,
    round: 1,
    on: 'id: N-02',
  },
  {
    name: 'a kind that does not exist',
    find: 'kind: gap',
    write: 'kind: gapp',
    says: /gapp.*Did you mean gap\?/,
    round: 1,
  },
  {
    name: 'an entry without treatment',
    find: '    treatment: The token is optional for the three operations.\n',
    write: '',
    says: /N-03.*treatment/,
    round: 2,
    on: 'id: N-03',
  },
  {
    name: 'a member with a typing error',
    find: '    observed: ',
    write: '    obsrved: ',
    says: /obsrved.*Did you mean observed\?/,
    round: 1,
  },
  {
    name: 'a grade that does not exist',
    find: 'grade: [ V ]',
    write: 'grade: [ W ]',
    says: /W.*L, V, D/s,
    round: 1,
  },
  {
    name: 'a section of the documents that does not exist',
    find: 'source: Limits',
    write: 'source: Limit',
    says: /Limit.*Did you mean Limits\?/,
  },
  {
    name: 'an operation that does not exist',
    find: '`POST /confirmation`',
    write: '`POST /confirmations`',
    says: /POST \/confirmations.*Did you mean POST \/confirmation\?/,
  },
  {
    name: 'a misspelt word',
    find: 'Pattern of like and notlike',
    write: 'Patern of like and notlike',
    says: /Patern/,
  },
  {
    name: 'an id that is not that of its kind',
    find: 'id: C-01',
    write: 'id: N-91',
    says: /C-/,
    round: 1,
    on: 'id: N-91',
  },
  {
    name: 'a grade that is no list',
    find: 'grade: [ D ]',
    write: 'grade: D',
    says: /not a list\. Write grade: \[/,
    round: 1,
  },
  {
    name: 'a consequence that does not exist',
    find: 'consequence: surprises',
    write: 'consequence: suprises',
    says: /suprises.*Take breaks, surprises/,
    round: 1,
  },
  {
    name: 'a consequence without advice',
    find: '    advice: Begin with page 1, and check that no record comes twice.\n',
    write: '',
    says: /N-17 surprises, and has no advice/,
    round: 2,
    on: 'id: N-17',
  },
];

/** Mistakes in the ledger. */
export const inLedger: Mistake[] = mistakes.map((mistake) => ({ ...mistake, file: 'ledger.yaml' }));
