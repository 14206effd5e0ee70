/** Fastify that returns one record and checks nothing: `node bare-fastify.ts <file> <port>`. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file = '', port = ''] = process.argv.slice(2);
const record = JSON.parse(readFileSync(file, 'utf8')) as { id: number };
const records = new Map([[String(record.id), record]]);
const server = fastify();
server.get<{ Params: { id: string } }>('/cdrs/:id', async ({ params }) => ({
  data: records.get(params.id),
  links: {},
}));
await server.listen({ port: Number(port), host: '127.0.0.1' });
