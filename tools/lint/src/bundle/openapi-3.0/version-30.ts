import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Transformation } from '../transform/transformation.ts';
import { without } from '../transform/without.ts';

/** As a document of OpenAPI 3.0.4, without the keys of the root that 3.1 has added. */
export const version30: Transformation = (document) => {
  const info = isJsonObject(document['info']) ? document['info'] : {};
  return {
    ...without(document, 'jsonSchemaDialect', 'webhooks'),
    openapi: '3.0.4',
    info: {
      ...without(info, 'summary'),
      ...(isJsonObject(info['license']) && { license: license30(info['license']) }),
    },
  };
};

/** The license with an address for the identifier that 3.1 has added. */
function license30(license: JsonObject): JsonObject {
  const { identifier } = license;
  if (typeof identifier !== 'string') return license;
  return { ...without(license, 'identifier'), url: `https://spdx.org/licenses/${identifier}.html` };
}
