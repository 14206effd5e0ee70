import { Agent, request } from 'node:http';

/** Sends requests over keep-alive connections. */
export interface Asker {
  /** @returns The status of the response, once it is complete. */
  get(path: string): Promise<number>;
  ask(method: string, path: string, body: string | undefined): Promise<number>;
  close(): void;
}

export function createAsker(port: number): Asker {
  const agent = new Agent({ keepAlive: true });
  const ask: Asker['ask'] = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { 'x-auth-token': 'any' };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    ask,
    get: (path) => ask('GET', path, undefined),
    close: () => agent.destroy(),
  };
}
