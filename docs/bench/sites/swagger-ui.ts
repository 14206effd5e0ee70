import { dirname, join } from 'node:path';
import { locateRival } from '@telephony/testing/rivals';
import { builtFile } from './built-file.ts';
import { servedFile, servedText } from './served-file.ts';
import type { Site } from './site.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Swagger UI</title>
<link rel="stylesheet" href="/swagger-ui/swagger-ui.css"></head>
<body>
<div id="app"></div>
<script src="/swagger-ui/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/swagger-ui/openapi.json', dom_id: '#app', deepLinking: true });</script>
</body>
</html>`;

/** Swagger UI on the same bundle. */
export async function swaggerUi(tag: string, operationId: string): Promise<Site> {
  const folder = dirname(await locateRival('swagger-ui-dist/package.json'));
  return {
    name: 'Swagger UI',
    address: `/swagger-ui/#/${tag}/${operationId}`,
    files: new Map([
      ['/swagger-ui/', servedText(page, '.html')],
      ['/swagger-ui/swagger-ui.css', servedFile(join(folder, 'swagger-ui.css'))],
      ['/swagger-ui/swagger-ui-bundle.js', servedFile(join(folder, 'swagger-ui-bundle.js'))],
      ['/swagger-ui/openapi.json', servedFile(builtFile('/openapi.json'))],
    ]),
  };
}
