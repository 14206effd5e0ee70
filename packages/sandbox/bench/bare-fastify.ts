/** Fastify that returns one record and checks nothing: `node bare-fastify.ts <port>`. */
import fastify from 'fastify';
import { loadPlatformContract } from '../src/contract/contract.ts';
import { exampleData } from '../src/story/story-records.ts';

const records = new Map(
  exampleData(loadPlatformContract(), '/cdrs').map((record) => [String(record.id), record]),
);
const server = fastify();
server.get<{ Params: { id: string } }>('/cdrs/:id', async ({ params }) => ({
  data: records.get(params.id),
  links: {},
}));
await server.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
