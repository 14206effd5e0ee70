/** The least that a response of this size costs: a server that does nothing else. `node empty-server.ts <port>`. */
import { createServer } from 'node:http';

const body = JSON.stringify({ data: 'x'.repeat(600) });

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
