import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from '@telephony/contract';

const INT32_MAX = 2 ** 31 - 1;

export class Validator {
  readonly #ajv: Ajv2020;
  readonly #known = new Map<string, ValidateFunction>();

  constructor(bundle: JsonObject) {
    this.#ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, meta: false });
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('int32', { type: 'number', validate: (value) => value <= INT32_MAX });
    for (const format of ['int64', 'float', 'double', 'password', 'byte', 'binary'])
      this.#ajv.addFormat(format, true);
    this.#ajv.addSchema({ $id: 'contract', ...bundle });
  }

  accepts(schema: JsonObject, value: unknown): boolean {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
    let validate = this.#known.get(text);
    if (!validate) {
      validate = this.#ajv.compile(JSON.parse(text) as JsonObject);
      this.#known.set(text, validate);
    }
    return validate(value);
  }
}

export const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  time: '03:04:05Z',
  email: 'a@example.com',
  uri: 'https://example.com/a',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  ipv4: '192.0.2.1',
};
