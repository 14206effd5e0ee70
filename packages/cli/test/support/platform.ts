import type { RequestListener } from 'node:http';
import { startServer } from '@telephony/testing/start-server';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { onTestFinished } from 'vitest';

export const TOKEN = 'the-token-of-this-test';

export async function serve(respond: RequestListener, whenFinished = onTestFinished) {
  const url = await startServer(respond, whenFinished);
  const config = temporaryFolder(whenFinished);
  return {
    url,
    env: { TELEPHONY_URL: `${url}/v1.2/voice`, TELEPHONY_TOKEN: TOKEN, TELEPHONY_CONFIG: config },
  };
}

export async function startPlatform(whenFinished = onTestFinished) {
  const requests: string[] = [];
  const platform = {
    answer: { status: 200, body: {} as unknown },
    requests,
    ...(await serve((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      request.resume();
      response.writeHead(platform.answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(platform.answer.body));
    }, whenFinished)),
  };
  return platform;
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;
