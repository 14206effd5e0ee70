import { isJsonObject, type JsonObject } from '@telephony/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import type { Violation } from '../src/violation.ts';
import { type Fault, faultServer, json } from './support/fault-server.ts';
import { everythingTo, optionsFor, storySandbox, warmMock } from './support/servers.ts';

/** A server that lies about a call is found. Those that do not are in sandbox.test.ts and workflows.test.ts. */

type Lie = (record: JsonObject) => JsonObject | undefined;

const API = '/v1.2/voice';

/** Changes the records of responses; undefined takes one away. */
const inRecords = (lie: Lie): Fault =>
  json(({ data, ...rest }: JsonObject) => {
    if (Array.isArray(data))
      return { ...rest, data: data.filter(isJsonObject).flatMap((one) => lie(one) ?? []) };
    return isJsonObject(data) ? { ...rest, data: lie(data) } : rest;
  });

/** Lies in the events of a sandbox, by name. */
const inEvents = (lies: Record<string, Lie>): Record<string, Fault> => ({
  'GET /_sandbox/journal': inRecords((entry) => {
    const { event } = entry;
    const lie = isJsonObject(event) ? lies[String(event['event_name'])] : undefined;
    if (!isJsonObject(event) || !lie) return entry;
    const told = lie(event);
    return told && { ...entry, event: told };
  }),
});

const inCdrs = (lie: Lie): Record<string, Fault> => {
  const fault = inRecords(lie);
  return { [`GET ${API}/cdrs`]: fault, [`GET ${API}/cdrs/*`]: fault };
};

const longer = (value: unknown) => Number(value) + 60;

/** Calls, transfers and hangs up, and looks for the CDR. Only with the events of a sandbox are they known. */
async function traced(faults: Record<string, Fault>, withEvents: boolean): Promise<Violation[]> {
  const sandbox = await storySandbox({ liveCalls: true });
  await using server = await faultServer(sandbox, faults);
  const options = everythingTo(sandbox, {
    server: server.url + API,
    sandbox: withEvents,
    workflows: ['click-to-call'],
  });
  const report = await runConformance(options, new AbortController().signal);
  expect([...server.met].toSorted()).toEqual(Object.keys(faults).toSorted());
  expect(report.verdict).toBe('violations');
  return report.violations.filter(({ rule }) => rule === 'trace');
}

const found = (operationId: string, message: RegExp) =>
  expect.objectContaining({ operationId, message: expect.stringMatching(message) });

describe('a lie about a call is found', { timeout: 60_000 }, () => {
  test('in what responses tell: a live call in another state, a CDR that lasted longer', async () => {
    const faults = {
      ...inCdrs((cdr) => ({ ...cdr, duration: longer(cdr['duration']) })),
      [`GET ${API}/calls/*`]: inRecords((call) =>
        call['connected_at'] === null ? call : { ...call, state: 'RINGING' },
      ),
    };
    const violations = await traced(faults, false);
    expect(violations).toContainEqual(
      found('getCall', /^leg \d+ is RINGING under \/calls, and has connected_at/),
    );
    expect(violations).toContainEqual(found('listCdrs', /^leg \d+ waited \d+ s in its CDR/));
    expect(violations).toContainEqual(found('getCdr', /^leg \d+ waited \d+ s in its CDR/));
    expect(violations).toHaveLength(3);
  });

  test('in events: a beginning that is not told, a state of another event, seconds that nobody talked', async () => {
    const faults = inEvents({
      'call.initial': () => undefined,
      'call.connected': (event) => ({ ...event, state: 'RINGING' }),
      'call.hangup': (event) => ({ ...event, duration: longer(event['duration']) }),
    });
    const violations = await traced(faults, true);
    expect(violations).toContainEqual(found('onCallRinging', /begins with call\.ringing/));
    expect(violations).toContainEqual(found('onCallConnected', /the state RINGING in call\.connected/));
    expect(violations).toContainEqual(found('onCallHangup', /has a duration of \d+ s in call\.hangup/));
  });

  test('in events: an end that is not told', async () => {
    const violations = await traced(inEvents({ 'call.hangup': () => undefined }), true);
    expect(violations).toContainEqual(found('getCall', /is not found under \/calls before its call\.hangup/));
    expect(violations).toContainEqual(found('listCdrs', /has a CDR before its call\.hangup/));
  });

  test('by a server that is only read, and keeps no state', async () => {
    const report = await read(
      inCdrs((cdr) => ({ ...cdr, billsec: longer(cdr['duration']) })),
      true,
    );
    expect(new Set(report.violations.map(({ rule }) => rule))).toEqual(new Set(['trace']));
  });

  test.each([true, false])(
    'between two responses, unless the server keeps no state: %s',
    async (stateless) => {
      const another = { [`GET ${API}/cdrs/*`]: inRecords((cdr) => ({ ...cdr, id: 1 })) };
      const report = await read(another, stateless);
      const ofCalls = report.violations.filter(({ rule }) => rule === 'trace');
      expect(ofCalls).toEqual(stateless ? [] : [found('getCdr', /has two CDRs/)]);
    },
  );
});

/** Reads from a mock with faults. */
async function read(faults: Record<string, Fault>, stateless: boolean) {
  const mock = await warmMock();
  onTestFinished(() => mock.close());
  await using server = await faultServer(mock, faults);
  return await runConformance(optionsFor(server.url + API, { stateless }), new AbortController().signal);
}
