import type { IncomingMessage } from 'node:http';
import { json, readBody, startServer } from '../../support/start-server.ts';

export interface PlatformOptions {
  code?: string;
  failures?: number;
  failure?: number;
  busyCodes?: number;
}

export async function startPlatform({
  code,
  failures = 0,
  failure = 500,
  busyCodes = 0,
}: PlatformOptions = {}) {
  const { requests, count, note } = notes();
  const tokens = new Set<string>();
  let issued = 0;
  const issue = () => {
    const token = `token-${++issued}`;
    tokens.add(token);
    return { message: 'ok', user_id: 410003, user_token: token };
  };
  const baseUrl = await startServer(async (request, response) => {
    const { path, token } = note(request);
    const body = (await readBody(request)) as Record<string, unknown> | undefined;
    if (path === '/login') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (failures-- > 0) return json(response, { message: 'No', errors: [] }, failure);
      if (code === undefined) return json(response, issue());
      return json(response, { nonce: `nonce-${++issued}` }, 202);
    }
    if (path === '/login2fa') {
      if (busyCodes-- > 0) return json(response, { message: 'Busy', errors: [] }, 503);
      if (body?.['code'] === code && String(body?.['nonce']).startsWith('nonce-'))
        return json(response, issue());
      return json(response, { message: 'Wrong code', errors: [] }, 400);
    }
    if (!tokens.has(token)) return json(response, { message: 'Unauthorized' }, 401);
    if (path === '/logout') tokens.delete(token);
    json(
      response,
      { data: { id: 42, response: 'Pong', token: 'minted' }, links: {} },
      path === '/apitokens' ? 201 : 200,
    );
  });
  return {
    baseUrl,
    requests,
    count,
    lapse: () => tokens.clear(),
  };
}

function notes() {
  const requests: string[] = [];
  return {
    requests,
    count: (line: string) => requests.filter((each) => each === line).length,
    note: ({ method, url = '', headers }: IncomingMessage) => {
      const path = new URL(url, 'http://localhost').pathname.replace('/v1.2/service', '');
      const line = `${method} ${path}`;
      requests.push(line);
      return { line, path, token: String(headers['x-auth-token']) };
    },
  };
}

interface Listed {
  name: string;
  token: string;
  user_id: number;
}

export async function startApiTokenPlatform(tokens: Listed[] = [], user = 410003) {
  const { requests, count, note } = notes();
  const valid = new Set(tokens.map(({ token }) => token));
  let issued = 0;
  const baseUrl = await startServer(async (request, response) => {
    const { line, token: sent } = note(request);
    const body = (await readBody(request)) as { name?: string } | undefined;
    if (line === 'POST /login') {
      const user_token = `login-${++issued}`;
      valid.add(user_token);
      return json(response, { message: 'ok', user_id: user, user_token });
    }
    if (!valid.has(sent)) return json(response, { message: 'No' }, 401);
    if (line === 'POST /logout') valid.delete(sent);
    if (line === 'GET /me') return json(response, { data: { id: String(user) }, links: {} });
    if (line === 'GET /apitokens') return json(response, { data: tokens, total: tokens.length });
    if (line.startsWith('DELETE /apitokens/')) {
      tokens.splice(
        tokens.findIndex(({ token }) => line.endsWith(token)),
        1,
      );
      return void response.writeHead(204).end();
    }
    if (line !== 'POST /apitokens') return json(response, { data: [], total: 0 });
    if (tokens.some(({ name }) => name === body?.name))
      return json(response, { message: 'Invalid', errors: [{ field: 'name', message: 'Taken' }] }, 400);
    const token = `api-${++issued}`;
    valid.add(token);
    tokens.push({ name: body!.name!, token, user_id: user });
    return json(response, { data: { token }, links: {} }, 201);
  });
  return {
    baseUrl,
    requests,
    tokens,
    count,
    revoke: (token: string) => valid.delete(token),
  };
}
