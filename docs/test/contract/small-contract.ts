/** A contract of one operation and one schema, for tests that change a part of it. */
export function smallContract(schema: object, operationIds = ['listThings']) {
  const operation = (operationId: string) => ({
    operationId,
    tags: ['Things'],
    summary: 'List things',
    description: 'Returns all things. Use it to see them.',
    responses: {
      200: {
        description: 'All things.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
    },
  });
  return {
    bundle: {
      openapi: '3.1.0',
      info: { title: 'Things', version: '1.0.0', description: 'About things.' },
      servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'things.example' } } }],
      tags: [{ name: 'Things', description: 'All of them.' }],
      'x-tagGroups': [{ name: 'All', tags: ['Things'] }],
      paths: Object.fromEntries(operationIds.map((id) => [`/${id}`, { get: operation(id) }])),
      webhooks: {},
      components: { schemas: { Thing: schema } },
    },
    ledger: {
      entries: [
        {
          id: 'N-01',
          title: 'A question',
          kind: 'gap',
          source: 'Things',
          unknown: 'What it is.',
          treatment: 'Left open.',
          places: ['/components/schemas/Thing/properties/kind'],
        },
      ],
    },
  };
}
