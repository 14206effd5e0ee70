import {
  childPointer,
  deletesCollection,
  type DocumentOperation,
  type JsonObject,
  listOperations,
  successStatuses,
} from '@telephony/contract';
import { operationName } from '../../compare/operation-name.ts';
import { schemaSite } from '../../schema/schema-site.ts';
import { ContractDocument, type Site } from '../../schema/contract-document.ts';
import { recordType } from './record-type.ts';
import type { Statement, Subject } from './statement.ts';

const JSON_TYPE = 'application/json';

/** The statements that call every operation, give each of its options, take its result and filter by what it knows. */
export function operationStatements(bundle: JsonObject): Statement[] {
  const document = new ContractDocument(bundle);
  return listOperations(bundle)
    .filter(({ kind }) => kind === 'path')
    .flatMap((operation) => statementsOf(document, operation));
}

function statementsOf(document: ContractDocument, operation: DocumentOperation): Statement[] {
  const { path, method, pointer } = operation;
  const names = `${JSON.stringify(path)}, ${JSON.stringify(method)}`;
  const code = `pbx[${JSON.stringify(path)}].${method}`;
  const subject: Subject = { use: 'call', operation: operationName(operation), code, pointer };
  const parameters = parametersOf(document, operation);
  const body = bodyOf(document, operation);
  const option = (place: string, name: string) =>
    `def(v<B.OptionsOf<${names}>>()${place === 'path' ? '.path' : '.query?.'}[${JSON.stringify(name)}])`;

  const needed = Object.entries(
    Object.groupBy(
      parameters.filter(({ isRequired }) => isRequired),
      ({ place }) => place,
    ),
  ).map(([place, list = []]) => {
    // Of any type: here it counts that these are enough.
    const members = list.map(({ name }) => `${JSON.stringify(name)}: v<any>()`);
    return `${place}: { ${members.join(', ')} }`;
  });
  const bodyValue = body && `v<${body.type ?? `B.RequestBody<${names}>`}>()`;
  if (bodyValue && body.isRequired) needed.push('body: v<any>()');
  // The client deletes a whole collection only with consent.
  if (deletesCollection(operation)) needed.push("confirm: 'all'");
  const argument = needed.length > 0 ? `{ ${needed.join(', ')} }` : '';
  // A file is read with download(pbx, path, options).
  const isFile = /\.[^/}]+$/.test(path);
  const call = isFile
    ? `accept<N.OptionsOf<${names}>>(${argument || '{}'});`
    : `void n[${JSON.stringify(path)}].${method}(${argument});`;
  return [
    { code: call, subject },
    ...parameters.map(({ place, name, at }): Statement => {
      const value = `{ ${place}: { ${JSON.stringify(name)}: ${option(place, name)} } }`;
      const member = `${place}.${name}`;
      return {
        code: `accept<Some<N.OptionsOf<${names}>>>(${value});`,
        subject: { ...subject, use: 'option', member, pointer: at },
      };
    }),
    ...(bodyValue
      ? [
          {
            code: `accept<Some<N.OptionsOf<${names}>>>({ body: ${bodyValue} });`,
            subject: { ...subject, use: 'option', member: 'body' } as const,
          },
        ]
      : []),
    ...(isFile ? [] : [resultStatement(document, operation, names, subject)]),
    ...filterStatements(document, operation, subject),
  ];
}

function parametersOf(document: ContractDocument, { value, pathItem, pointer }: DocumentOperation) {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const sites = [
    ...document.items({ value: pathItem, pointer: itemPointer }, 'parameters'),
    ...document.items({ value, pointer }, 'parameters'),
  ];
  const parameters = sites.flatMap((site) => {
    const place = String(site.value['in']);
    if (place !== 'path' && place !== 'query') return [];
    return [
      {
        place,
        name: String(site.value['name']),
        isRequired: site.value['required'] === true,
        at: site.pointer,
      },
    ];
  });
  // Those of the operation replace those of its path.
  return [...new Map(parameters.map((one) => [`${one.place} ${one.name}`, one])).values()];
}

function bodyOf(document: ContractDocument, { value, pointer }: DocumentOperation) {
  const body = document.member({ value, pointer }, 'requestBody');
  const schema = body && jsonSchemaOf(document, body);
  if (!body || !schema) return undefined;
  return { isRequired: body.value['required'] === true, type: recordType(document.bundle, schema) };
}

function resultStatement(
  document: ContractDocument,
  operation: DocumentOperation,
  names: string,
  subject: Subject,
): Statement {
  const responses = document.members(document.member(operation, 'responses'));
  const types = successStatuses(responses.keys()).map((status) => {
    const response = responses.get(status);
    const schema = response && jsonSchemaOf(document, response);
    return schema ? recordType(document.bundle, schema) : 'undefined';
  });
  const expected = types.length === 0 || types.includes(undefined) ? `B.Body<${names}>` : types.join(' | ');
  return { code: `accept<${expected}>(v<N.Body<${names}>>());`, subject: { ...subject, use: 'result' } };
}

function jsonSchemaOf(document: ContractDocument, carrier: Site) {
  const media = document.members(document.member(carrier, 'content')).get(JSON_TYPE);
  return media && schemaSite(media.value['schema'], childPointer(media.pointer, 'schema'));
}

/** A filter takes the properties of the record, of which the record's own statements speak, and a few other names. */
function filterStatements(
  document: ContractDocument,
  { path, value }: DocumentOperation,
  subject: Subject,
): Statement[] {
  const filter = document.member({ value, pointer: subject.pointer }, 'x-filter');
  const also = filter?.value['also'];
  if (!filter) return [];
  const name = JSON.stringify(path);
  const others = (Array.isArray(also) ? also : []).map((other) => JSON.stringify(other));
  const names = [`Extract<B.FilterProperty<${name}>, keyof N.RecordOf<${name}>>`, ...others].join(' | ');
  return [
    {
      code: `accept<N.FilterProperty<${name}>>(v<${names}>());`,
      subject: { ...subject, use: 'filter', code: `where(${name})`, pointer: filter.pointer },
    },
  ];
}
