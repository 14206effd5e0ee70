import type { Mistake } from './plant.ts';

export const inReferences: Mistake[] = [
  {
    name: 'a schema for a response',
    file: 'paths/queuegroups/queuegroups-id.yaml',
    find: 'components/responses/NotFound.yaml',
    write: 'components/schemas/ErrorBody.yaml',
    says: /ErrorBody\.yaml is not what belongs here.*components\/responses/,
  },
  {
    name: 'a misspelt file of a schema whose records have examples',
    file: 'components/schemas/CallFlowCollection.yaml',
    find: './CallFlow.yaml',
    write: './CallFlows.yaml',
    says: /Can't resolve \$ref: .*CallFlows\.yaml/,
  },
  {
    name: 'the record of another collection',
    file: 'components/schemas/IvrCollection.yaml',
    find: './Ivr.yaml',
    write: './PickupGroup.yaml',
    says: /The schema has no field/,
    on: 'examples/ivrs/listIvrs-response.yaml:      eight: null',
  },
  {
    name: 'a description that is not a sentence',
    file: 'components/schemas/Ddi.yaml',
    find: 'description: Name of the number.',
    write: 'description: Name of the number',
    says: /full stop\. Write one/,
  },
  {
    name: 'a word twice',
    file: 'components/schemas/Conference.yaml',
    find: 'description: ',
    write: 'description: The the ',
    says: /The is there twice\. Remove one/,
  },
];

const mistakes: Omit<Mistake, 'file'>[] = [
  {
    name: 'a tag without description',
    find: '    description: Teams.\n',
    write: '',
    says: /description/,
    on: '- name: User groups',
  },
  {
    name: 'a path twice, with another name of its parameter',
    find: '  /faxes:\n',
    write: '  /users/{user}/calls:\n    $ref: paths/users/users-id-calls.yaml\n  /faxes:\n',
    says: /differs only by path parameter name.*\{user\}/,
    on: '  /users/{id}/calls:',
    round: 3,
  },
  {
    name: 'a mention of a ledger entry that does not exist',
    find: '(ledger O-70)',
    write: '(ledger O-700)',
    says: /O-700/,
  },
  {
    name: 'a path item that is not in the document',
    find: '  /users/{id}/audio:\n    $ref: paths/users/users-id-audio.yaml\n',
    write: '',
    says: /users-id-audio\.yaml/,
    round: 6,
    on: 'paths/users/users-id-audio.yaml:parameters:',
  },
];

export const inRoot: Mistake[] = mistakes.map((mistake) => ({ ...mistake, file: 'openapi.yaml' }));
