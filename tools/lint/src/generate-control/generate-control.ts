import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import { parse } from 'yaml';
import { UserError } from '@telephony/command-line';
import type { JsonObject } from '@telephony/contract';
import { pruneAbsentMembers } from '../generate-types/prune-absent-members.ts';

const HEADER = `/**
 * Generated from control/openapi.yaml by \`npm run generate\`. Do not edit.
 */

`;

/**
 * What a package has of the document of its control plane: types, and the document as JSON, so that it needs no reader of
 * YAML.
 *
 * @param source Text of the document.
 * @param shared Text of a document whose operations, tags and components it has too.
 * @returns The files by name.
 * @throws UserError when it is not valid YAML.
 */
export async function generateControl(
  source: string,
  shared?: string,
): Promise<[name: string, text: string][]> {
  const document = shared === undefined ? read(source) : joined(read(source), read(shared));
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  const { code, errors } = await format('control.ts', HEADER + astToString(pruneAbsentMembers(nodes)), {
    printWidth: 110,
    singleQuote: true,
  });
  if (errors.length > 0)
    throw new Error(`The generated types cannot be formatted: ${JSON.stringify(errors)}`);
  return [
    ['control.ts', code],
    ['control.json', `${JSON.stringify(document, undefined, 2)}\n`],
  ];
}

function read(source: string): JsonObject {
  try {
    return parse(source) as JsonObject;
  } catch (cause) {
    throw new UserError(`control/openapi.yaml is not valid YAML: ${(cause as Error).message}`, { cause });
  }
}

function joined(own: JsonObject, shared: JsonObject): JsonObject {
  const components = { ...(own['components'] as Record<string, object>) };
  for (const [kind, named] of Object.entries(shared['components'] as Record<string, object>))
    components[kind] = { ...components[kind], ...named };
  return {
    ...own,
    tags: [...(own['tags'] as unknown[]), ...(shared['tags'] as unknown[])],
    paths: { ...(own['paths'] as object), ...(shared['paths'] as object) },
    components,
  };
}
