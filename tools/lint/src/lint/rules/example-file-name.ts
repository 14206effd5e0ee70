import { isJsonObject } from '@telephony/contract';
import { eachOperation, type OperationSite } from '../each-operation.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * The file of an example is named after the operation or the event whose it is, `getCdr-response.yaml`, so that no operation
 * shows the record of another. Those of `examples/errors/` are shared.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    const id = site.operation.get('operationId');
    const owner = site.kind === 'path' ? id?.value : site.name;
    if (typeof owner !== 'string') return;
    const files = examplesOf(site);
    const foreign = files.filter(({ name }) => name !== owner && !name.startsWith(`${owner}-`));
    const [first] = foreign;
    if (!first) return;
    if (id && foreign.length === files.length && files.length > 1) {
      report(
        `${owner} has the examples of another ${WHOSE[site.kind]}, such as ${first.name}.yaml. Name them ${owner}-<what>.yaml, or ` +
          'correct the name of this one.',
        id.at,
      );
      return;
    }
    for (const { name, example } of foreign) {
      report(
        `${name}.yaml is the example of another ${WHOSE[site.kind]}. Refer to one whose name begins with ${owner}-.`,
        example.writtenAt.child('$ref'),
      );
    }
  });

const WHOSE = { path: 'operation', webhook: 'event' };

/** The examples that the operation itself refers to. What is behind a `$ref` is shared. */
function examplesOf({ operation }: OperationSite): { name: string; example: Element }[] {
  const request = operation.get('requestBody');
  const responses = (operation.get('responses')?.entries() ?? []).map(([, response]) => response);
  return [...(request ? [request] : []), ...responses]
    .filter(({ written }) => !(isJsonObject(written) && '$ref' in written))
    .flatMap((carrier) => carrier.get('content')?.entries() ?? [])
    .flatMap(([, media]) => media.get('examples')?.entries() ?? [])
    .flatMap(([, example]) => {
      const reference = isJsonObject(example.written) ? example.written['$ref'] : undefined;
      const text = typeof reference === 'string' ? reference : '';
      const [, folder, name = ''] = /examples\/([^/]+)\/([^/]+)\.yaml$/.exec(text) ?? [];
      return folder === undefined || folder === 'errors' ? [] : [{ name, example }];
    });
}
