/** What the start page shows of a bundle. */
interface Titled {
  info: { title: string; version: string; summary?: string };
}

/** The start page of the site. */
export function renderIndex({ info }: Titled): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(info.title)}</title>
    <style>
      body {
        font: 1rem/1.5 system-ui, sans-serif;
        margin: 3rem auto;
        max-width: 40rem;
        padding: 0 1rem;
      }
    </style>
  </head>
  <body>
    <main>
      <h1>${escape(info.title)}</h1>
      <p>${escape(info.summary ?? '')}</p>
      <ul>
        <li><a href="redoc/">Reference on one page</a></li>
        <li><a href="openapi.json">OpenAPI document as JSON</a></li>
        <li><a href="openapi.yaml">OpenAPI document as YAML</a></li>
      </ul>
      <p>Version ${escape(info.version)}</p>
    </main>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
