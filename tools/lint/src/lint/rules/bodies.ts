import { eachOperation, type Rule } from '../visitor.ts';
import { operationBodies, responseEnvelope, schemaMembers } from '../bodies.ts';

export const rules: Record<string, Rule> = {};

// The client's pager, the mock and the sandbox read `total` without asking whether it is there.
rules['collection-envelope'] = envelopeRule('collection', ['data', 'total'], 'CdrCollection.yaml');

rules['single-envelope'] = envelopeRule('single', ['data', 'links'], 'CdrSingle.yaml');

function envelopeRule(kind: 'collection' | 'single', names: string[], like: string): Rule {
  return () =>
    eachOperation((site, report) => {
      for (const body of operationBodies(site)) {
        const envelope = responseEnvelope(body);
        if (envelope?.kind !== kind) continue;
        const missing = names.filter(
          (name) => !envelope.properties.has(name) || !envelope.required.has(name),
        );
        if (missing.length === 0) continue;
        report(
          `A ${kind} envelope has and requires ${names.join(' and ')}; ${missing.join(' and ')} is not both. Use the form of ` +
            `${like}, or mark the schema with x-ledger if the documents leave its form open.`,
          envelope.schema.at,
        );
      }
    });
}

// Reading `state` beside `data` instead of in it was the commonest mistake of clients.
rules['get-enveloped'] = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get') return;
    for (const body of operationBodies(site)) {
      const envelope = responseEnvelope(body);
      if (!envelope || envelope.kind) continue;
      report(
        'A GET returns an envelope with data. Add it, or mark the schema with x-ledger.',
        envelope.schema.at,
      );
    }
  });

rules['error-envelope'] = () =>
  eachOperation((site, report) => {
    for (const [status, response] of site.operation.entriesIn('responses')) {
      if (site.kind === 'webhook' || !status.startsWith('4') || response.get('content')) continue;
      report('An error without a body. Refer to a response of components/responses/.', response.at);
    }
    for (const { status, isJson, schema, media } of operationBodies(site)) {
      if (!isJson || !status?.startsWith('4')) continue;
      const { properties } = schemaMembers(schema);
      if (properties.has('message') && properties.has('errors')) continue;
      report('The body of an error has message and errors. Refer to ErrorBody.yaml.', (schema ?? media).at);
    }
  });
