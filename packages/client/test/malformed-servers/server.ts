import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type Behaviour, BEHAVIOURS } from './behaviours.ts';
import type { Purpose } from './endings.ts';
import { Peer } from './peer.ts';

export interface Planned {
  name: string;
  purpose: Purpose;
  baseUrl: string;
  retries: number;
}

export interface MalformedServers {
  url: string;
  requests: ReadonlyMap<string, number>;
  elsewhere: string[];
  end(): Promise<void>;
}

export async function startMalformedServers(program = ''): Promise<MalformedServers> {
  const requests = new Map<string, number>();
  const elsewhere: string[] = [];
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const count = (name: string) => requests.set(name, (requests.get(name) ?? 0) + 1).get(name) ?? 0;

  async function listen(connected: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      sockets.add(socket);
      // That the client has gone is nothing that a server can change.
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      connected(socket);
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
  }

  const other = await listen((socket) => {
    socket.on('data', (data) => {
      elsewhere.push(data.toString('latin1'));
      new Peer(socket, '').json();
    });
  });
  const plan: Planned[] = [];
  const take = (socket: Socket) => eachRequest(socket, (path) => serve(new Peer(socket, other), path));
  const url = await listen(take);

  function serve(peer: Peer, path: string): void {
    const name = decodeURIComponent(path.split('/')[1] ?? '');
    const found = BEHAVIOURS.find((behaviour) => behaviour.name === name);
    if (found?.serve) void found.serve(peer, count(name));
    else if (path === '/plan') peer.json(JSON.stringify(plan));
    else if (path === '/program.js')
      peer.respond('HTTP/1.1 200 OK', program, 'Content-Type: text/javascript; charset=utf-8');
    else if (path === '/page') peer.respond('HTTP/1.1 200 OK', '<!doctype html>', 'Content-Type: text/html');
    else peer.respond('HTTP/1.1 404 Not Found', '');
  }

  for (const behaviour of BEHAVIOURS) plan.push(await planned(behaviour));

  async function planned(behaviour: Behaviour): Promise<Planned> {
    const { name, purpose = 'record', retries = 0, connected, isAlone } = behaviour;
    const root = connected
      ? await listen((socket) => void connected(new Peer(socket, other), count(name)))
      : `${isAlone ? await listen(take) : url}/${encodeURIComponent(name)}`;
    return { name, purpose, retries, baseUrl: `${root}/v1.2/service` };
  }

  return {
    url,
    requests,
    elsewhere,
    async end() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

const END_OF_HEAD = '\r\n\r\n';

function eachRequest(socket: Socket, serve: (path: string) => void): void {
  let received = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    received += data;
    for (let end = endOf(received); end > 0; end = endOf(received)) {
      const path = received.split(' ', 2)[1] ?? '';
      received = received.slice(end);
      serve(path);
    }
  });
}

// 0 for an incomplete request.
function endOf(text: string): number {
  const head = text.indexOf(END_OF_HEAD);
  if (head < 0) return 0;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + END_OF_HEAD.length + Number(length);
  return text.length < end ? 0 : end;
}
