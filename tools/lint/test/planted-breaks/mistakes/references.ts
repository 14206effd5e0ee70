import type { Mistake } from './mistake.ts';

const schema = (name: string) => `components/schemas/${name}.yaml`;

/** Mistakes that lead to the wrong thing: references, names in two places, and what is left out. */
export const inReferences: Mistake[] = [
  {
    name: 'a schema for a response',
    file: 'paths/queuegroups/queuegroups-id.yaml',
    find: 'components/responses/NotFound.yaml',
    write: 'components/schemas/Error.yaml',
    says: /Error\.yaml is not what belongs here.*components\/responses/,
  },
  {
    name: 'a schema for a parameter',
    file: 'paths/msdrs/msdrs.yaml',
    find: 'components/parameters/page.yaml',
    write: 'components/schemas/Total.yaml',
    says: /Total\.yaml is not what belongs here.*components\/parameters/,
  },
  {
    name: 'a misspelt file of a schema whose records have examples',
    file: schema('CallFlowCollection'),
    find: './CallFlow.yaml',
    write: './CallFlows.yaml',
    says: /There is no file .*Did you mean CallFlow\.yaml/,
    round: 4,
  },
  {
    name: 'an input for a record',
    file: schema('UserGroupSingle'),
    find: './UserGroup.yaml',
    write: './UserGroupInput.yaml',
    says: /additionalProperties: false/,
    on: `${schema('UserGroupInput')}:additionalProperties: false`,
  },
  {
    name: 'the record of another collection',
    file: schema('IvrCollection'),
    find: './Ivr.yaml',
    write: './PickupGroup.yaml',
    says: /\d\d fields of the example are not in its schema.*Refer to the schema of this record/,
    on: 'examples/ivrs/listIvrs-response.yaml:      eight: null',
  },
  {
    name: 'an operation without token',
    file: 'paths/customers/customers-id.yaml',
    find: 'delete:\n',
    write: 'delete:\n  security: []\n',
    says: /Sessions.*Remove it/,
  },
  {
    name: 'an error without body',
    file: 'paths/conferences/conferences-id.yaml',
    find: "    '404':\n      $ref: ../../components/responses/NotFound.yaml",
    write: "    '404':\n      description: There is none.",
    says: /without a body.*Refer/,
  },
  {
    name: 'a place of a parameter that does not exist',
    file: 'paths/faxes/faxes.yaml',
    find: 'in: query',
    write: 'in: qurey',
    says: /Did you mean query\?/,
  },
  {
    name: 'required as a text',
    file: 'paths/chats/chats-id.yaml',
    find: 'required: true',
    write: "required: 'yes'",
    says: /required.*true or false, without quotes/,
  },
  {
    name: 'a list of marks as a text',
    file: schema('Contact'),
    find: 'x-ledger: [N-01, C-13]',
    write: 'x-ledger: N-01, C-13',
    says: /N-01, C-13 is not an id of ledger\.yaml/,
  },
  {
    name: 'a description that is not a sentence',
    file: schema('Ddi'),
    find: 'description: Name of the number.',
    write: 'description: Name of the number',
    says: /full stop\. Write one/,
  },
  {
    name: 'a word twice',
    file: schema('Conference'),
    find: 'description: ',
    write: 'description: The the ',
    says: /The is there twice\. Remove one/,
  },
  {
    name: 'a member of an example with a typing error',
    file: 'examples/calls/getCall-response.yaml',
    find: 'value:\n',
    write: 'valu:\n',
    says: /valu.*Did you mean value\?/,
  },
];
