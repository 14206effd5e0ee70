import { isJsonObject } from '@telephony/contract';
import { eachOperation, type Element, type OperationSite, type Rule } from '../visitor.ts';
import { operationBodies, type Body } from '../bodies.ts';

export const rules: Record<string, Rule> = {};

// A file is at once docs example, test fixture and mock response.
rules['example-by-reference'] = () =>
  eachOperation((site, report) => {
    for (const { media } of operationBodies(site)) {
      const inline = media.get('example');
      if (inline) report('Use examples with a $ref into examples/.', inline.writtenAt.key());
      for (const [name, { written, writtenAt }] of media.entriesIn('examples')) {
        const reference = isJsonObject(written) ? written['$ref'] : undefined;
        if (typeof reference === 'string' && /(^|\/)examples\/[^/]+\/[^/]+\.yaml$/.test(reference)) continue;
        report(
          `Example ${name} is written inline. Move it to examples/<resource>/ and refer to it.`,
          writtenAt,
        );
      }
    }
  });

// The files of `examples/errors/` are shared.
rules['example-file-name'] = () =>
  eachOperation((site, report) => {
    const id = site.operation.get('operationId');
    const owner = site.kind === 'path' ? id?.value : site.name;
    if (typeof owner !== 'string') return;
    const files = ownExamples(site);
    const foreign = files.filter(({ name }) => name !== owner && !name.startsWith(`${owner}-`));
    const [first] = foreign;
    if (!first) return;
    if (id && foreign.length === files.length && files.length > 1) {
      report(
        `${owner} has the examples of another ${OWNER_KINDS[site.kind]}, such as ${first.name}.yaml. Name them ${owner}-<what>.yaml, or ` +
          'correct the name of this one.',
        id.at,
      );
      return;
    }
    for (const { name, example } of foreign) {
      report(
        `${name}.yaml is the example of another ${OWNER_KINDS[site.kind]}. Refer to one whose name begins with ${owner}-.`,
        example.writtenAt.child('$ref'),
      );
    }
  });

const OWNER_KINDS = { path: 'operation', webhook: 'event' };

// An example behind a `$ref` is shared.
function ownExamples({ operation }: OperationSite): { name: string; example: Element }[] {
  const request = operation.get('requestBody');
  const responses = operation.entriesIn('responses').map(([, response]) => response);
  return [...(request ? [request] : []), ...responses]
    .filter(({ written }) => !(isJsonObject(written) && '$ref' in written))
    .flatMap((carrier) => carrier.entriesIn('content'))
    .flatMap(([, media]) => media.entriesIn('examples'))
    .flatMap(([, example]) => {
      const reference = isJsonObject(example.written) ? example.written['$ref'] : undefined;
      const text = typeof reference === 'string' ? reference : '';
      const [, folder, name = ''] = /examples\/([^/]+)\/([^/]+)\.yaml$/.exec(text) ?? [];
      return folder === undefined || folder === 'errors' ? [] : [{ name, example }];
    });
}

const MIN_EXAMPLES: Record<Body['kind'], number> = { request: 1, response: 1, event: 2 };

rules['example-present'] = () =>
  eachOperation((site, report) => {
    for (const { kind, isJson, media } of operationBodies(site)) {
      const count = media.get('examples')?.entries().length ?? 0;
      if (!isJson || count >= MIN_EXAMPLES[kind]) continue;
      report(
        `The ${kind} body has ${count} examples and needs ${MIN_EXAMPLES[kind]}. Write one into examples/ and refer to it.`,
        media.at,
      );
    }
  });
