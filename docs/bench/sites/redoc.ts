import { builtFile } from './built-file.ts';
import { servedFile } from './served-file.ts';
import type { Site } from './site.ts';

/** The reference that Redocly renders, as this site publishes it. */
export function redoc(operationId: string): Site {
  return {
    name: 'Redoc',
    address: `/redoc/#operation/${operationId}`,
    files: new Map([['/redoc/', servedFile(builtFile('/redoc/index.html'))]]),
  };
}
