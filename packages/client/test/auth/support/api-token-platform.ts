import { readBody } from '../../support/read-body.ts';
import { json, startServer } from '../../support/start-server.ts';

interface Listed {
  name: string;
  token: string;
  user_id: number;
}

/** A server with logins and API tokens, whose names are unique. Records what was asked. */
export async function startApiTokenPlatform(tokens: Listed[] = [], user = 410003) {
  const asked: string[] = [];
  const valid = new Set(tokens.map(({ token }) => token));
  let issued = 0;
  const baseUrl = await startServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const line = `${request.method} ${pathname.replace('/v1.2/service', '')}`;
    asked.push(line);
    const body = (await readBody(request)) as { name?: string } | undefined;
    if (line === 'POST /login') {
      const user_token = `login-${++issued}`;
      valid.add(user_token);
      return json(response, { message: 'ok', user_id: user, user_token });
    }
    if (!valid.has(String(request.headers['x-auth-token']))) return json(response, { message: 'No' }, 401);
    if (line === 'POST /logout') valid.delete(String(request.headers['x-auth-token']));
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
      return json(
        response,
        { message: 'Validation error', errors: [{ field: 'name', message: 'Taken' }] },
        400,
      );
    const token = `api-${++issued}`;
    valid.add(token);
    tokens.push({ name: body!.name!, token, user_id: user });
    return json(response, { data: { token }, links: {} }, 201);
  });
  return {
    baseUrl,
    asked,
    tokens,
    count: (line: string) => asked.filter((each) => each === line).length,
    /** The platform forgets a token, though it still lists it. */
    revoke: (token: string) => valid.delete(token),
  };
}
