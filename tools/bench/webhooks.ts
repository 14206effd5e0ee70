import { createWebhookHandler, parseEvent } from '@telephony/webhooks';
import { sampleEvent } from '@telephony/webhooks/testing';
import { cpuTime, gzipBytes, importForeign, median, type Row } from './harness.ts';

interface Receiver {
  requestOf(body: string, id: string): Request | Promise<Request>;
  receive(request: Request): Promise<Response>;
}

const ROUNDS = 300;
const WARM_UP = 60;
const TOGETHER = 50;
const event = sampleEvent('call.hangup');

export async function measureWebhooks(): Promise<Row[]> {
  const bodies = [event, sampleEvent('call.missed'), sampleEvent('call.initial')].map((body) =>
    JSON.stringify(body),
  );
  const [bareParse = NaN, ownParse = NaN] = await parseTimes([JSON.parse, parseEvent], bodies);
  const receivers = { bare, octokit: await octokit(), svix: await svix(), ours };
  const rates = await deliveriesPerSecond(receivers);
  const size = (name: string) => gzipBytes(`export { ${name} } from '@telephony/webhooks';`);
  return [
    { name: 'parseEvent', figure: ownParse, unit: 'µs' },
    { name: 'parseEvent, of JSON.parse', figure: ownParse / bareParse, unit: 'x', atMost: 6 },
    { name: 'deliveries a second, bare JSON.parse', figure: rates['bare']!, unit: '' },
    { name: 'deliveries a second, octokit', figure: rates['octokit']!, unit: '' },
    { name: 'deliveries a second, svix', figure: rates['svix']!, unit: '' },
    { name: 'deliveries a second, ours', figure: rates['ours']!, unit: '', atLeast: rates['octokit']! },
    { name: 'bundle of parseEvent, gzip', figure: await size('parseEvent'), unit: 'bytes', atMost: 4000 },
    {
      name: 'bundle of createWebhookHandler, gzip',
      figure: await size('createWebhookHandler'),
      unit: 'bytes',
      atMost: 7168,
    },
    {
      name: 'bundle of octokit, gzip',
      figure: await gzipBytes(`export { Webhooks } from '@octokit/webhooks';`),
      unit: 'bytes',
    },
  ];
}

async function parseTimes(parsers: ((body: string) => unknown)[], bodies: string[]): Promise<number[]> {
  const times = parsers.map((): number[] => []);
  for (let round = 0; round < 70; round += 1)
    for (const [index, parse] of parsers.entries()) {
      const time = await cpuTime(() => {
        for (let count = 0; count < 5000; count += 1) parse(bodies[count % bodies.length] ?? '');
      });
      if (round >= 10) times[index]?.push(time / 5000);
    }
  return times.map(median);
}

async function deliveriesPerSecond(receivers: Record<string, Receiver>): Promise<Record<string, number>> {
  const times = new Map(Object.keys(receivers).map((name) => [name, [] as number[]]));
  let count = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [name, receiver] of Object.entries(receivers)) {
      const requests: Request[] = [];
      for (let at = 0; at < TOGETHER; at += 1) {
        const id = `evt-${(count += 1)}`;
        requests.push(await receiver.requestOf(JSON.stringify({ ...event, id }), id));
      }
      const time = await cpuTime(async () => {
        for (const request of requests) {
          const { ok, status } = await receiver.receive(request);
          if (!ok) throw new Error(`${name} returned ${status} instead of 2xx.`);
        }
      });
      if (round >= WARM_UP) times.get(name)?.push(time / TOGETHER);
    }
  return Object.fromEntries([...times].map(([name, values]) => [name, 1e6 / median(values)]));
}

function post(body: string, headers: Record<string, string>): Request {
  return new Request('https://receiver.example/hooks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

const bare: Receiver = {
  requestOf: (body) => post(body, {}),
  async receive(request) {
    JSON.parse(await request.text());
    return new Response(null, { status: 204 });
  },
};

const secret = { username: 'pbx', password: 'a-password-of-the-benchmark' };
const ours: Receiver = {
  requestOf: (body) =>
    post(body, { authorization: `Basic ${btoa(`${secret.username}:${secret.password}`)}` }),
  receive: createWebhookHandler({ 'call.hangup': () => {} }, { secret }),
};

async function octokit(): Promise<Receiver> {
  interface Webhooks {
    on(name: string, handler: () => void): void;
    sign(body: string): Promise<string>;
  }
  const module = await importForeign<{
    Webhooks: new (options: { secret: string }) => Webhooks;
    createWebMiddleware: (webhooks: Webhooks, options: { path: string }) => Receiver['receive'];
  }>('@octokit/webhooks');
  const webhooks = new module.Webhooks({ secret: 'a-secret-of-the-benchmark' });
  webhooks.on('ping', () => {});
  return {
    requestOf: async (body, id) =>
      post(body, {
        'x-github-event': 'ping',
        'x-github-delivery': id,
        'x-hub-signature-256': await webhooks.sign(body),
      }),
    receive: module.createWebMiddleware(webhooks, { path: '/hooks' }),
  };
}

async function svix(): Promise<Receiver> {
  const { Webhook } = await importForeign<{
    Webhook: new (secret: string) => {
      sign(id: string, time: Date, body: string): string;
      verify(body: string, headers: Record<string, string>): unknown;
    };
  }>('svix');
  const webhook = new Webhook(`whsec_${btoa('a-secret-of-the-benchmark')}`);
  return {
    requestOf(body, id) {
      const now = new Date();
      return post(body, {
        'svix-id': id,
        'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
        'svix-signature': webhook.sign(id, now, body),
      });
    },
    async receive(request) {
      webhook.verify(await request.text(), Object.fromEntries(request.headers));
      return new Response(null, { status: 204 });
    },
  };
}
