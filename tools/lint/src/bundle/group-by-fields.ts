import {
  isJsonObject,
  isReference,
  type JsonObject,
  propertiesOf,
  readContract,
  recordSchema,
} from '@telephony/contract';
import { mapOperations } from './transform/map-operations.ts';
import { referredElement } from './transform/referred-element.ts';
import type { Transformation } from './transform/transformation.ts';

const GROUP_BY = '#/components/schemas/GroupByParameter';
const REASON = 'A collection is grouped by a property of its records (Endpoints/Common rules).';

/**
 * With the fields of the record as the values of `group_by`, so that nobody lists them a second time. A record of which only
 * the id is known has others that nobody knows: there any name is let through.
 */
export const groupByFields: Transformation = (document) => {
  const contract = readContract(document);
  return mapOperations(document, (operation) => {
    const { parameters, operationId } = operation;
    const known = contract.operationsById.get(String(operationId));
    if (!known || !Array.isArray(parameters)) return operation;
    const fields = Object.keys(propertiesOf(contract.document, recordSchema(contract, known)));
    if (fields.length < 2) return operation;
    return {
      ...operation,
      parameters: parameters.map((parameter: unknown) => withFields(parameter, fields)),
    };
  });

  function withFields(parameter: unknown, fields: string[]): unknown {
    if (!isJsonObject(parameter)) return parameter;
    const { schema } = parameter;
    if (!isReference(schema) || schema.$ref !== GROUP_BY) return parameter;
    const named: JsonObject = {
      ...referredElement(document, schema),
      'x-closed-enumeration': REASON,
      enum: fields.toSorted(),
    };
    return { ...parameter, schema: named };
  }
};
