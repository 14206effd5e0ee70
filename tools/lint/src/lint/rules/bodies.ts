import { eachOperation, type Rule } from '../visitor.ts';
import { bodiesOf, envelopeOf, missingMembers, schemaMembers } from '../bodies.ts';

/** A GET or a DELETE takes no body: browsers refuse to send one with a GET, and proxies drop both. */
const noBodyOfGet: Rule = () =>
  eachOperation(({ method, operation }, report) => {
    const body = operation.get('requestBody');
    if (!body || (method !== 'get' && method !== 'delete')) return;
    report(
      `A ${method.toUpperCase()} with a body, which browsers and proxies drop. Use parameters, or another method.`,
      body.writtenAt.key(),
    );
  });

/** A 204 has no body: servers refuse to send one, and clients do not read it. */
const noBodyOf204: Rule = () =>
  eachOperation(({ operation }, report) => {
    const content = operation.get('responses', '204', 'content');
    if (content)
      report('A 204 has no body. Remove content, or write the status that has one.', content.writtenAt.key());
  });

/** A range of statuses has capital letters: 2XX. In any other form tools pass over it. */
const statusForm: Rule = () =>
  eachOperation(({ operation }, report) => {
    for (const [status, response] of operation.get('responses')?.entries() ?? []) {
      if (!/^[1-5]xx$/i.test(status) || status === status.toUpperCase()) continue;
      const message = `${status} is not a range of statuses. Write '${status.toUpperCase()}'.`;
      report(message, response.writtenAt.key());
    }
  });

/**
 * A response whose `data` is an array is `{data, total}`, both required: the client's pager, the mock and the sandbox read
 * `total` without asking whether it is there.
 */
const collectionEnvelope = envelopeRule('collection', ['data', 'total'], 'CdrCollection.yaml');

/** A response whose `data` is one record is `{data, links}`, both required, as the documents promise for every record. */
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

/** The JSON body of every 4xx has `message` and `errors`: the client has one error class for all of them. */
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

/** The rules by name. */
export const rules: Record<string, Rule> = {
  'no-body-of-get': noBodyOfGet,
  'no-body-of-204': noBodyOf204,
  'status-form': statusForm,
  'collection-envelope': collectionEnvelope,
  'single-envelope': singleEnvelope,
  'get-enveloped': getEnveloped,
  'error-envelope': errorEnvelope,
};
