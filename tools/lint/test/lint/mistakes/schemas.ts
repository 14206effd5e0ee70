import type { Mistake } from './plant.ts';

export const inSchemas: Mistake[] = [
  {
    name: 'nullable, as in OpenAPI 3.0',
    file: 'components/schemas/Chat.yaml',
    find: "    type: [integer, 'null']\n",
    write: '    type: integer\n    nullable: true\n',
    says: /`nullable` is not expected here/,
  },
  {
    name: 'a schema that nothing uses',
    file: 'components/schemas/Spare.yaml',
    find: '',
    write: 'type: object\ndescription: A spare part.\n',
    says: /nothing refers.*(Refer|delete)/i,
  },
  {
    name: 'a requirement of a field that does not exist',
    file: 'components/schemas/SmsCreate.yaml',
    find: 'required: [to, message]',
    write: 'required: [to, mesage]',
    says: /mesage/,
  },
  {
    name: 'a value of an enumeration twice',
    file: 'components/schemas/FilterOperator.yaml',
    find: 'enum: [eq,',
    write: 'enum: [eq, eq,',
    says: /eq.*(twice|once|duplicat)/i,
  },
  {
    name: 'a value of an enumeration of another type',
    file: 'components/schemas/SortDirection.yaml',
    find: 'enum: [',
    write: 'enum: [1, ',
    says: /type/,
  },
  {
    name: 'a schema without description',
    file: 'components/schemas/ConfirmationRequest.yaml',
    find: 'description:',
    write: '# description:',
    says: /no description.*sentence/,
    on: 'type: object',
  },
];
