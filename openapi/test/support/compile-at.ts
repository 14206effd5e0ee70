import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { walkContract } from '@telephony/contract';
import { contract } from './contract.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
formats.default(ajv);
for (const format of ['binary', 'password', 'float', 'double']) ajv.addFormat(format, true);
// The document is the schema that all references are resolved in, so its own members are known words too.
const extensions = new Set([
  'example',
  'discriminator',
  'xml',
  'externalDocs',
  ...Object.keys(contract.bundle),
]);
walkContract(contract.bundle, (element) => {
  for (const key of Object.keys(element)) if (key.startsWith('x-')) extensions.add(key);
});
ajv.addVocabulary([...extensions]);
ajv.addSchema(contract.bundle, 'contract.json');

/** The validator of the schema at a pointer of the bundle, its references resolved. Throws where it does not compile. */
export function compileAt(pointer: string): ValidateFunction {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  return ajv.compile({ $ref: `contract.json#${fragment}` });
}
