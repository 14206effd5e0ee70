/** A file of the published package, as its entry exports it. */
interface PublishedFile {
  /** The name of the export. */
  name: string;
  /** Where the file is, seen from `dist`. */
  path: string;
  about: string;
}

const FILES: PublishedFile[] = [
  {
    name: 'openapiJson',
    path: './openapi.json',
    about: 'The whole contract as one OpenAPI 3.1 document, in JSON.',
  },
  { name: 'openapiYaml', path: './openapi.yaml', about: 'The same document in YAML.' },
  {
    name: 'openapiCodegenJson',
    path: './openapi.codegen.json',
    about: 'The contract for code generators that read OpenAPI 3.1, in JSON.',
  },
  {
    name: 'openapi30Json',
    path: './openapi-3.0.json',
    about: 'The contract for code generators and gateways that read OpenAPI 3.0 only, in JSON.',
  },
  {
    name: 'ledgerJson',
    path: './ledger.json',
    about: 'What is not known of the platform, and what has been observed: a `Ledger` in JSON.',
  },
  {
    name: 'changelog',
    path: '../CHANGELOG.md',
    about: 'What each version of the contract changed, in Markdown.',
  },
];

const ABOUT_VERSION = 'The version of the contract: `info.version` of the document.';

/** `index.js` of the published package: where its files are, and the version of the contract. */
export function entryModule(version: string): string {
  return [
    ...FILES.map(
      ({ name, path, about }) =>
        `/** ${about} */\nexport const ${name} = new URL('${path}', import.meta.url);\n`,
    ),
    `/** ${ABOUT_VERSION} */\nexport const version = ${JSON.stringify(version)};\n`,
  ].join('\n');
}

/** The declarations of what `entryModule` exports. */
export function entryDeclarations(): string {
  return [
    `/** The global \`URL\`, also where no types of a browser or of Node are loaded. */
type FileUrl = typeof globalThis extends { URL: { prototype: infer Url } } ? Url : { readonly href: string };
`,
    ...FILES.map(({ name, about }) => `/** ${about} */\nexport declare const ${name}: FileUrl;\n`),
    `/** ${ABOUT_VERSION} */\nexport declare const version: string;\n`,
  ].join('\n');
}
