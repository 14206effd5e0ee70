import { createRequire } from 'node:module';

/** The bundled contract, which `npm run build` at the root writes. */
export const bundleFile: string = createRequire(import.meta.url).resolve('@telephony/openapi/openapi.json');
