import { expect, test } from 'vitest';
import { createDispatcher, forward, type TelephonyEvent } from '../../src/index.ts';
import { example, examples } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { post } from '../support/post.ts';

const missed = example('call.missed-leg');

/** A queue as engines are: jobs are JSON, an id is taken once, and a job that fails is tried again. */
function createQueue(work: (data: TelephonyEvent) => Promise<void>) {
  const jobs = new Map<string, string>();
  const failed: string[] = [];
  return {
    jobs,
    failed,
    add: (event: TelephonyEvent, key: string) => void (jobs.has(key) || jobs.set(key, JSON.stringify(event))),
    async run(attempts = 3) {
      for (const [key, json] of jobs)
        for (let attempt = 1; ; attempt += 1) {
          const isDone = await work(JSON.parse(json)).then(
            () => true,
            () => false,
          );
          if (isDone) break;
          if (attempt < attempts) continue;
          failed.push(key);
          break;
        }
    },
  };
}

test('what is delivered is in the queue when the response goes out, once, and reaches the same handlers', async () => {
  const handled: string[] = [];
  const queue = createQueue(
    createDispatcher({
      'call.missed': ({ id, src }, { key }) => handled.push(`${id} ${src} ${key}`),
      unknown: ({ event_name: name }) => handled.push(name),
    }),
  );
  const { handler } = openReceiver(forward(queue.add), { store: false });
  for (const body of [
    missed,
    missed,
    { event_name: 'queue.wrapup', agent: 7 },
    example('call.hold-internal'),
  ])
    expect((await handler(post(body))).status).toBe(204);
  expect(queue.jobs.size).toBe(3);
  expect(handled).toEqual([]);
  await queue.run();
  expect(handled).toEqual([`${missed.id} 447700900123 call.missed/${missed.id}`, 'queue.wrapup']);
});

test('where the queue does not take it, the delivery fails', async () => {
  const { handler, outcomes } = openReceiver(forward(() => Promise.reject(new Error('no connection'))));
  expect((await handler(post(missed))).status).toBe(500);
  expect(outcomes()).toEqual(['failed']);
});

test('a job fails when its handler fails or takes too long, and is tried again', async () => {
  const job = JSON.stringify(missed);
  let calls = 0;
  const dispatch = createDispatcher(
    {
      any: (_, { signal }) => {
        calls += 1;
        if (calls === 1) throw new Error('the CRM is down');
        if (calls === 2) return new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    },
    { timeoutMs: 30 },
  );
  await expect(dispatch(job)).rejects.toThrow('the CRM is down');
  await expect(dispatch(job)).rejects.toThrow('The handler took longer than 30 ms.');
  await dispatch(job);
});

test('an event is the same behind the queue', async () => {
  const seen: unknown[] = [];
  const dispatch = createDispatcher({ any: (event) => seen.push(event) });
  const queue = createQueue(dispatch);
  const direct: unknown[] = [];
  const { handler } = openReceiver(
    { any: (event, delivery) => (direct.push(event), queue.add(event, delivery.key)) },
    { store: false },
  );
  for (const [index, [, body]] of examples.entries())
    await handler(post(JSON.stringify({ ...body, id: index, call_id: '12345678901234567890' })));
  await queue.run();
  expect(seen).toEqual(direct);
});
