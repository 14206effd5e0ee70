import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import type { JsonObject } from '@telephony/contract';
import { binaryType } from '../generate-types/binary-type.ts';
import { describeLedgerMarks } from '../generate-types/describe-ledger-marks.ts';
import { openEnumeration } from '../generate-types/open-enumeration.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { readEventSchemas } from './event-schemas.ts';
import { liftSchemas } from './lift-schemas.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

`;

/** The TypeScript source of the bodies of a bundle's webhooks, and of the map \`EventByName\`. */
export async function generateEventTypes(bundle: JsonObject, ledger: LedgerEntry[]): Promise<string> {
  const { byEvent, schemas } = readEventSchemas(bundle);
  const document = structuredClone({
    openapi: bundle['openapi'],
    info: bundle['info'],
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  });
  describeLedgerMarks(document, ledger);
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: true,
    // Else a property with a default is required.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    transform: binaryType,
    postTransform: openEnumeration,
  });
  const members = Array.from(byEvent, ([event, name]) => `${JSON.stringify(event)}: ${name};`);
  const source = `${HEADER}${astToString(liftSchemas(nodes))}
/** The events of the contract by their \`event_name\`. */
export interface EventByName {\n${members.join('\n')}\n}\n`;
  const { code, errors } = await format('events.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated events cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
