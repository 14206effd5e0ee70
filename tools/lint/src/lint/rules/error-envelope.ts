import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { schemaMembers } from '../schema-members.ts';
import type { Rule } from '../visitor.ts';

/** The JSON body of every 4xx has `message` and `errors`: the client has one error class for all of them. */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    for (const [status, response] of site.operation.get('responses')?.entries() ?? []) {
      if (site.kind === 'webhook' || !status.startsWith('4') || response.get('content')) continue;
      report('An error without a body. Refer to a response of components/responses/.', response.at);
    }
    for (const { status, isJson, schema, media } of bodiesOf(site)) {
      if (!isJson || !status?.startsWith('4')) continue;
      const { properties } = schemaMembers(schema);
      if (properties.has('message') && properties.has('errors')) continue;
      report('The body of an error has message and errors. Refer to Error.yaml.', (schema ?? media).at);
    }
  });
