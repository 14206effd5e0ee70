// The surroundings of the README's samples. The test copies this file beside them, so it imports the package by its name.
import type { Secret, TelephonyEvent } from '@telephony/webhooks';
import { deliver, sampleEvents } from '@telephony/webhooks/testing';

declare global {
  var secret: Secret;
  var crm: {
    callBack(call: number, number: string, reason: string): Promise<void>;
    toCall(): AsyncIterable<{ number: string; agent: string }>;
    alert(text: string): Promise<void>;
    log(text: string): Promise<void>;
    message(message: {
      id: string;
      from: string | null | undefined;
      text: string | null | undefined;
      at: Date;
      owner: number | string;
    }): Promise<void>;
  };
  var cards: {
    show(user: number | string | null, number: string | null): void;
    close(user: number | string | null, why: string): void;
    tell(call: number, text: string): void;
  };
  var queue: {
    add(event: TelephonyEvent, key: string): Promise<void>;
    work(run: (event: TelephonyEvent) => Promise<void>): { close(): Promise<void> };
  };
  var pbx: { createCall(call: { from: string; to: string }): Promise<{ data: { id: number } }> };
}

globalThis.secret = { username: 'pbx', password: process.env['WEBHOOK_PASSWORD'] ?? '' };
globalThis.crm = {
  callBack: async (_call, number, reason) => console.log(`call ${number} back: ${reason}`),
  async *toCall() {
    yield { number: '442079460955', agent: '2103' };
  },
  alert: async (text) => console.log(text),
  log: async (text) => console.log(text),
  message: async ({ at, from, owner, text }) =>
    console.log(`${at.toISOString()} ${from} to ${owner}: ${text}`),
};
globalThis.cards = {
  show: (user, number) => console.log(`show ${number} to ${user}`),
  close: (user, why) => console.log(`close the card of ${user}: ${why}`),
  tell: (call, text) => console.log(`${call}: ${text}`),
};
globalThis.pbx = { createCall: async () => ({ data: { id: 5000000106 } }) };

let runJob: ((event: TelephonyEvent) => Promise<void>) | undefined;
let jobs = Promise.resolve();
globalThis.queue = {
  add: async (event) => {
    for (const job of [event, event]) jobs = jobs.then(() => runJob?.(job));
  },
  work: (run) => {
    runJob = run;
    return { close: () => jobs };
  },
};

export async function deliverDay(handler: (request: Request) => Promise<Response>): Promise<void> {
  for (const event of sampleEvents({ keepId: true })) {
    const { status } = await deliver(handler, event, { secret: globalThis.secret });
    if (status > 204) throw new Error(`${event.event_name} was answered ${status}.`);
  }
  // Handlers with `ack: 'early'` run after the answer.
  await new Promise((resolve) => setTimeout(resolve, 20));
  // A tracker reports what waits for better evidence.
  process.emit('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 20));
}
