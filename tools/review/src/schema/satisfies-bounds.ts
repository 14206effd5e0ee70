import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';

/** The keywords that bound strings and numbers without a look at other schemas. */
const BOUNDS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
]);

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);
for (const format of ['int32', 'int64', 'float', 'double', 'password', 'byte', 'binary'])
  ajv.addFormat(format, true);
const validators = new Map<string, (value: unknown) => boolean>();

/** Whether a string or number keeps the bounds of all parts: lengths, sizes, pattern and format. */
export function satisfiesBounds(value: unknown, parts: SchemaSite[]): boolean {
  return parts.every((part) => {
    const bounds = boundsIn(part.value);
    return Object.keys(bounds).length === 0 || validatorOf(bounds)(value);
  });
}

function boundsIn(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => BOUNDS.has(keyword)));
}

function validatorOf(bounds: JsonObject): (value: unknown) => boolean {
  const key = JSON.stringify(bounds);
  let validator = validators.get(key);
  if (!validator) {
    const compiled = ajv.compile(bounds);
    validator = (value) => compiled(value);
    validators.set(key, validator);
  }
  return validator;
}
