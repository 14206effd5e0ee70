import type { Mistake } from './plant.ts';

const moreSchemasSchema = (name: string) => `components/schemas/${name}.yaml`;

/** Mistakes in schemas and other components: in enumerations, bounds, marks and files. */
export const inMoreSchemas: Mistake[] = [
  {
    name: 'null without quotes',
    file: moreSchemasSchema('Msdr'),
    find: "type: [string, 'null']",
    write: 'type: [string, null]',
    says: /`type` can be one of .*"null"/,
    on: 'type: [string, null]',
  },
  {
    name: 'nullable, as in OpenAPI 3.0',
    file: moreSchemasSchema('Chat'),
    find: "    type: [integer, 'null']\n",
    write: '    type: integer\n    nullable: true\n',
    says: /`nullable` is not expected here/,
  },
  {
    name: 'a keyword with a typing error',
    file: moreSchemasSchema('CampaignCreate'),
    find: '    description: ',
    write: '    descripton: ',
    says: /descripton.*Did you mean description\?/,
  },
  {
    name: 'a required that is no list',
    file: moreSchemasSchema('ConfirmationRequest'),
    find: 'required: [email]',
    write: 'required: true',
    says: /Expected type `array`/,
  },
  {
    name: 'a length as text',
    file: moreSchemasSchema('PasswordReset'),
    find: '    type: string\n',
    write: "    type: string\n    minLength: '8'\n",
    says: /minLength.*number|integer/,
    on: 'minLength',
  },
  {
    name: 'a schema that nothing uses',
    file: moreSchemasSchema('Spare'),
    find: '',
    write: 'type: object\ndescription: A spare part.\n',
    says: /nothing refers.*(Refer|delete)/i,
  },
  {
    name: 'a parameter that nothing uses',
    file: 'components/parameters/offset.yaml',
    find: '',
    write: 'name: offset\nin: query\ndescription: Offset.\nschema:\n  type: integer\n  format: int64\n',
    says: /nothing refers.*(Refer|delete)/i,
  },
  {
    name: 'a schema in camel case',
    file: 'components/schemas/faxPage.yaml',
    find: '',
    write: 'type: object\ndescription: A page.\n',
    says: /Nothing refers/,
  },
  {
    name: 'a response component without its schema',
    file: 'components/responses/Forbidden.yaml',
    find: '    schema:\n      $ref: ../schemas/ErrorBody.yaml\n',
    write: '',
    says: /Refer to ErrorBody\.yaml/,
    on: 'examples:',
  },
  {
    name: 'deprecated as a text',
    file: moreSchemasSchema('VmAnnouncement'),
    find: '    description: ',
    write: "    deprecated: 'yes'\n    description: ",
    says: /Expected type `boolean`/,
  },
];

const schema = (name: string) => `components/schemas/${name}.yaml`;

/** Mistakes in schemas: in names, types, presence and closing. */
export const inSchemas: Mistake[] = [
  {
    name: 'a field without examples',
    file: schema('Fax'),
    find: '    examples: [0]\n',
    write: '',
    says: /charge.*examples/,
    on: '  charge:',
  },
  {
    name: 'a requirement of a field that does not exist',
    file: schema('SmsCreate'),
    find: 'required: [to, message]',
    write: 'required: [to, mesage]',
    says: /mesage/,
  },
  {
    name: 'a value of an enumeration twice',
    file: schema('FilterOperator'),
    find: 'enum: [eq,',
    write: 'enum: [eq, eq,',
    says: /eq.*(twice|once|duplicat)/i,
  },
  {
    name: 'a value of an enumeration of another type',
    file: schema('SortDirection'),
    find: 'enum: [',
    write: 'enum: [1, ',
    says: /type/,
  },
];

/** Mistakes in schemas that validators pass over: names twice, what fits no type, copied texts. */
export const inEvenMoreSchemas: Mistake[] = [
  {
    name: 'a schema without description',
    file: schema('ConfirmationRequest'),
    find: 'description:',
    write: '# description:',
    says: /no description.*sentence/,
    on: 'type: object',
  },
  {
    name: 'a closing in quotes',
    file: schema('ContactInput'),
    find: 'additionalProperties: false',
    write: "additionalProperties: 'false'",
    says: /Expected type `Schema`/,
  },
  {
    name: 'a null in a request',
    file: 'examples/sms/createSms-request.yaml',
    find: 'message: Your bike is ready to collect.',
    write: 'message: null',
    says: /`message` property type must be string/,
  },
];
