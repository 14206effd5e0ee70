import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { startReceiver } from '../support/start-receiver.ts';

const retrySeconds = [10, 20];

const receivers = await Promise.all([startReceiver(), startReceiver()]);
const sandbox = await startSandbox({ port: 0, clock: 'manual', webhooks: { retrySeconds } });
afterAll(() => Promise.all([sandbox.close(), ...receivers.map((receiver) => receiver.close())]));

/** What a receiver does with its requests; it takes all later ones. */
const outcomes = fc.array(fc.constantFrom('taken', 'refused', 'broken'), { maxLength: 12 });

const script = fc.array(fc.oneof(fc.constant('event' as const), fc.nat({ max: 25 })), {
  minLength: 1,
  maxLength: 12,
});

test('every event comes in order, once, unless every attempt has failed', async () => {
  const run = async (steps: ('event' | number)[], ...fates: string[][]) => {
    await sandbox.control.POST('/reset', {});
    const taken: string[][] = receivers.map(() => []);
    for (const [index, receiver] of receivers.entries()) {
      let request = 0;
      receiver.received.length = 0;
      receiver.behave = (response, { event }) => {
        const fate = fates[index]?.[request++] ?? 'taken';
        if (fate === 'broken') response.socket?.destroy();
        else response.writeHead(fate === 'taken' ? 200 : 500).end();
        if (fate === 'taken') taken[index]?.push(event.text);
      };
      await sandbox.control.webhook({ name: `Test ${index}`, types: ['received_sms'], url: receiver.url });
    }
    let events = 0;
    for (const step of steps) {
      if (step === 'event')
        await sandbox.control.sms({ from: '447700900123', to: '442079460100', text: `${events++}` });
      else await sandbox.control.advance({ seconds: step });
    }
    await sandbox.control.advance({ hours: 1 });
    const { data: journal } = await sandbox.control.GET('/journal', {});
    for (const { attempts } of journal!.data) {
      expect(secondsBetween(attempts)).toEqual(retrySeconds.slice(0, attempts.length - 1));
    }
    for (const [index, fate] of fates.entries()) {
      expect(taken[index]).toEqual(expectedOf(events, fate));
      expect(receivers[index]?.received.map(({ event }) => event.text)).toEqual(requestsOf(events, fate));
    }
  };
  await fc.assert(fc.asyncProperty(script, outcomes, outcomes, run), { numRuns: rounds(10, 200) });
});

function secondsBetween(attempts: { time: string }[]): number[] {
  const times = attempts.map(({ time }) => momentOf(time) / 1000);
  return times.slice(1).map((time, index) => time - times[index]!);
}

/** The rule: an event is sent until it is taken, three times at most. */
function requestsOf(events: number, fate: string[]): string[] {
  const requests: string[] = [];
  for (let event = 0; event < events; event += 1) {
    for (let attempt = 0; attempt <= retrySeconds.length; attempt += 1) {
      const outcome = fate[requests.length] ?? 'taken';
      requests.push(`${event}`);
      if (outcome === 'taken') break;
    }
  }
  return requests;
}

function expectedOf(events: number, fate: string[]): string[] {
  return requestsOf(events, fate).filter((_text, request) => (fate[request] ?? 'taken') === 'taken');
}
