import { Validator as SchemaValidator } from '@seriousme/openapi-schema-validator';
import type { Validator } from './validators.ts';

/** The schema that the OpenAPI Initiative publishes for the version of the document, in Ajv. */
export const seriousme: Validator = async (document) => {
  const { valid, errors } = await new SchemaValidator().validate(structuredClone(document));
  return valid ? [] : [JSON.stringify(errors)];
};
