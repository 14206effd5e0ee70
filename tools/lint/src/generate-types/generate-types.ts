import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import type { JsonObject } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { binaryType } from './binary-type.ts';
import { describeLedgerMarks } from './describe-ledger-marks.ts';
import { describeParameters } from './describe-parameters.ts';
import { nameOperations } from './name-operations.ts';
import { nameSchemas, shortReferences } from './name-schemas.ts';
import { openEnumeration } from './open-enumeration.ts';
import { pruneAbsentMembers } from './prune-absent-members.ts';
import { typableSchemas } from './typable-schemas.ts';
import { typeJsonParameters } from './type-json-parameters.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

`;

/** The TypeScript source of the types of a bundle. The bundle itself stays as it is. */
export async function generateTypes(bundle: JsonObject, ledger: LedgerEntry[]): Promise<string> {
  const document = typableSchemas(structuredClone(bundle));
  describeLedgerMarks(document, ledger);
  describeParameters(document);
  typeJsonParameters(document);
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: true,
    // Else a property with a default is required in requests.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: binaryType,
    postTransform: openEnumeration,
  });
  const { code, errors } = await format(
    'schema.ts',
    HEADER + shortReferences(astToString(nameSchemas(nameOperations(pruneAbsentMembers(nodes))))),
    {
      printWidth: 110,
      singleQuote: true,
    },
  );
  if (errors.length > 0)
    throw new Error(`The generated types cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
