import { eachOperation, type Rule } from '../visitor.ts';
import { bodiesOf, envelopeOf, missingMembers, schemaMembers } from '../bodies.ts';

const collectionEnvelope = envelopeRule('collection', ['data', 'total'], 'CdrCollection.yaml');

const singleEnvelope = envelopeRule('single', ['data', 'links'], 'CdrSingle.yaml');

function envelopeRule(kind: 'collection' | 'single', names: string[], like: string): Rule {
  return () =>
    eachOperation((site, report) => {
      for (const body of bodiesOf(site)) {
        const envelope = envelopeOf(body);
        const missing = envelope?.kind === kind ? missingMembers(envelope, names) : [];
        if (!envelope || missing.length === 0) continue;
        report(
          `A ${kind} envelope has and requires ${names.join(' and ')}; ${missing.join(' and ')} is not both. Use the form of ` +
            `${like}, or mark the schema with x-ledger if the documents leave its form open.`,
          envelope.schema.at,
        );
      }
    });
}

/**
 * The JSON response of a GET is an envelope: reading `state` beside `data` instead of in it was the commonest mistake of
 * clients, so a bare record is an error, unless a ledger entry says that the documents leave the form open.
 */
const getEnveloped: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get') return;
    for (const body of bodiesOf(site)) {
      const envelope = envelopeOf(body);
      if (!envelope || envelope.kind) continue;
      report(
        'A GET returns an envelope with data. Add it, or mark the schema with x-ledger.',
        envelope.schema.at,
      );
    }
  });

const errorEnvelope: Rule = () =>
  eachOperation((site, report) => {
    for (const [status, response] of site.operation.get('responses')?.entries() ?? []) {
      if (site.kind === 'webhook' || !status.startsWith('4') || response.get('content')) continue;
      report('An error without a body. Refer to a response of components/responses/.', response.at);
    }
    for (const { status, isJson, schema, media } of bodiesOf(site)) {
      if (!isJson || !status?.startsWith('4')) continue;
      const { properties } = schemaMembers(schema);
      if (properties.has('message') && properties.has('errors')) continue;
      report('The body of an error has message and errors. Refer to ErrorBody.yaml.', (schema ?? media).at);
    }
  });

export const rules: Record<string, Rule> = {
  'collection-envelope': collectionEnvelope,
  'single-envelope': singleEnvelope,
  'get-enveloped': getEnveloped,
  'error-envelope': errorEnvelope,
};
