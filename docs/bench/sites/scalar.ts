import { dirname, join } from 'node:path';
import { locateRival } from '@telephony/testing/rivals';
import { builtFile } from './built-file.ts';
import { servedFile, servedText } from './served-file.ts';
import type { Site } from './site.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Scalar</title></head>
<body>
<div id="app"></div>
<script src="/scalar/standalone.js"></script>
<script>
Scalar.createApiReference('#app', { url: '/scalar/openapi.json', withDefaultFonts: false, telemetry: false });
</script>
</body>
</html>`;

/** Scalar's standalone script on the same bundle, without the fonts that it loads from elsewhere. */
export async function scalar(tag: string, method: string, path: string): Promise<Site> {
  const entry = await locateRival('@scalar/api-reference');
  return {
    name: 'Scalar',
    address: `/scalar/#tag/${tag.toLowerCase()}/${method}${path}`,
    files: new Map([
      ['/scalar/', servedText(page, '.html')],
      ['/scalar/standalone.js', servedFile(join(dirname(entry), 'browser/standalone.js'))],
      ['/scalar/openapi.json', servedFile(builtFile('/openapi.json'))],
    ]),
  };
}
