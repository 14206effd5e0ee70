import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { builtFile } from './built-file.ts';
import { servedText } from './served-file.ts';
import type { Site } from './site.ts';

/** The reference that Redocly renders, as this site offers it to keep. */
export function redoc(operationId: string): Site {
  const files = unzipSync(readFileSync(builtFile('/reference.zip')));
  const page = strFromU8(files['reference.html'] ?? new Uint8Array());
  return {
    name: 'Redoc',
    address: `/redoc/#operation/${operationId}`,
    files: new Map([['/redoc/', servedText(page, '.html')]]),
  };
}
