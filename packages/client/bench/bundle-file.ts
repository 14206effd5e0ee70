import { fileURLToPath } from 'node:url';

/** The bundled contract, which `npm run build` at the root writes. */
export const bundleFile: string = fileURLToPath(
  new URL('../../../openapi/dist/openapi.json', import.meta.url),
);
