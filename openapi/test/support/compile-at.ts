import { walkContract } from '@telephony/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract } from './contract.ts';

// What checks values is `contract.schemas`. This one refuses schemas: a keyword or a format that is misspelt.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
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

/** Compiles the schema at a pointer of the bundle in strict mode. Throws where it does not compile. */
export function compileAt(pointer: string): void {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  ajv.compile({ $ref: `contract.json#${fragment}` });
}
