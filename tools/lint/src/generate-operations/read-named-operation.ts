import {
  deletesCollection,
  type DocumentOperation,
  isJsonObject,
  type JsonObject,
  locate,
} from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { NamedOperation } from './named-operation.ts';
import { notesOf } from './notes-of.ts';
import { nameOfReference } from './name-of-reference.ts';
import { resultType } from './result-type.ts';

/** What makes an object the long form, and the options of a call: a parameter or field of such a name would be taken for it. */
const TAKEN = /^(path|query|body|headers|signal|confirm|retries|retryUnsafe|\w+Ms)$/;

/** Reads an operation of a bundle for the client's methods and functions of its name. */
export function readNamedOperation(
  bundle: JsonObject,
  operation: DocumentOperation,
  ledger: LedgerEntry[],
): NamedOperation {
  const { method, path, value, pathItem } = operation;
  const name = String(value['operationId']);
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const parameters = parametersOf(bundle, pathItem, value);
  const namesIn = (place: string) => parameters.filter((one) => one['in'] === place);
  const query = namesIn('query');
  const requestBody = resolve(bundle, value['requestBody']);
  const schema = mediaOf(requestBody)?.['schema'];
  const fields = fieldsOf(bundle, schema);
  const isList = resolve(bundle, schema)['type'] === 'array';
  const names = [...parameters.map((parameter) => String(parameter['name'])), ...(fields ?? [])];
  return {
    name,
    method: method as NamedOperation['method'],
    path,
    notes: notesOf(operation, ledger),
    isFile: /\.[^/}]+$/.test(path),
    isDeleteAll: deletesCollection(operation),
    pathType: namesIn('path').length > 0 ? `${prefix}Path` : undefined,
    queryType: query.length > 0 ? `${prefix}Query` : undefined,
    queryNames: query.map((parameter) => String(parameter['name'])),
    isQueryRequired: query.some((parameter) => parameter['required'] === true),
    bodyType: schema === undefined ? undefined : bodyType(schema, name),
    isBodyRequired: requestBody['required'] === true,
    isFlat:
      (schema === undefined || fields !== undefined || (isList && parameters.length === 0)) &&
      new Set(names).size === names.length &&
      !names.some((one) => TAKEN.test(one)),
    result: resultType(bundle, value),
  };
}

function bodyType(schema: unknown, name: string): string {
  return (
    nameOfReference(schema) ??
    `NonNullable<operations['${name}']['requestBody']>['content']['application/json']`
  );
}

/** The parameters of an operation; its own replace those of its path. */
function parametersOf(bundle: JsonObject, ...owners: JsonObject[]): JsonObject[] {
  const all = owners.flatMap(({ parameters }): unknown[] => (Array.isArray(parameters) ? parameters : []));
  const read = all.map((parameter) => resolve(bundle, parameter));
  return [...new Map(read.map((one) => [`${String(one['in'])} ${String(one['name'])}`, one])).values()];
}

/** The names of the properties of an object, those of joined schemas included; undefined for what names none. */
function fieldsOf(bundle: JsonObject, schema: unknown): string[] | undefined {
  const { properties, allOf } = resolve(bundle, schema);
  const own = isJsonObject(properties) ? Object.keys(properties) : [];
  const joined = (Array.isArray(allOf) ? allOf : []).flatMap((part: unknown) => fieldsOf(bundle, part) ?? []);
  return own.length + joined.length > 0 ? [...own, ...joined] : undefined;
}

function mediaOf({ content }: JsonObject): JsonObject | undefined {
  const media = isJsonObject(content) ? content['application/json'] : undefined;
  return isJsonObject(media) ? media : undefined;
}

/** The element, or the target of its `$ref`; empty if it is not an object. */
function resolve(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}
