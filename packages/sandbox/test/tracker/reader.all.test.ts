import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Call, type CdrRecord, foldCdrs, type LiveCallRecord } from '@telephony/calls';
import { CallReader, type CallRevision, type HistorySources } from '@telephony/calls/reader';
import { rounds, shareParameters } from '@telephony/testing/tiers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowdedScripts, scripts } from '../calls/call-script.ts';
import { inForms } from './support/in-forms.ts';
import { WatchedPlatform } from './support/watched-platform.ts';

const platform = new WatchedPlatform();
const timeOf = (text: unknown): number => Date.parse(`${String(text).replace(' ', 'T')}Z`);

interface Leg {
  record: CdrRecord;
  from: number;
  to: number;
  appears: number;
}

/** A platform made of arrays: its records appear late, and any request can fail. */
class World implements HistorySources {
  now = 0;
  /** Requests until one fails. */
  failsIn = Infinity;
  readonly legs: Leg[];

  constructor(legs: Leg[]) {
    this.legs = legs;
  }

  step(): void {
    this.failsIn -= 1;
    if (this.failsIn < 0) throw new Error('killed');
  }

  get records(): CdrRecord[] {
    return this.legs.filter(({ appears }) => appears <= this.now).map(({ record }) => record);
  }

  async *cdrsAfter(id: number) {
    this.step();
    yield* this.records.filter((record) => record.id > id).toSorted((one, other) => one.id - other.id);
  }

  async *cdrsBetween(from: string, until: string) {
    this.step();
    yield* this.records.filter(({ calldate: at }) => at! >= from && at! < until);
  }

  async countCdrs(from: string, until: string) {
    this.step();
    return this.records.filter(({ calldate: at }) => at! >= from && at! < until).length;
  }

  async *liveCalls() {
    this.step();
    yield* this.live().map(({ record }) => liveOf(record));
  }

  async countRecordings() {
    this.step();
    return 0;
  }

  async recordingsBetween() {
    return [];
  }

  async recordingsOfAny() {
    return [];
  }

  async recordingsOf() {
    return [];
  }

  /** `GET /calls` shows none of the phones that a group rings. */
  live(): Leg[] {
    const byId = new Map(this.legs.map((leg) => [leg.record.live_id, leg]));
    return this.legs.filter(({ from, to, record }) => {
      const parent = byId.get(record.parent_live_id ?? 0);
      return from <= this.now && this.now < to && (!parent || from >= parent.to);
    });
  }
}

function liveOf({ billsec, calldate, duration, ...cdr }: CdrRecord): LiveCallRecord {
  const start = timeOf(calldate) / 1000;
  const { dst, dst_id, dst_name, src, src_id, src_name } = cdr;
  const connected_at = billsec ? start + Number(duration) - billsec : null;
  const known = { id: cdr.live_id!, parent_id: cdr.parent_live_id ?? null, start_time: start, connected_at };
  return { ...known, ...({ dst, dst_id, dst_name, src, src_id, src_name } as object) };
}

/** What people ask of a call. A name that is not known is no news when it comes. */
function figures({ caller, outcome, owedCallBack: owed, transfers }: Call): object {
  const { answeredBy } = outcome ?? {};
  return {
    caller: caller.id ?? caller.number,
    result: outcome?.result,
    ...(answeredBy && { answeredBy: answeredBy.id ?? answeredBy.number }),
    talked: outcome?.talkedSeconds,
    transfers,
    owed: owed && `${owed.reason} ${owed.party.number}`,
  };
}

const lateness = fc.infiniteStream(
  fc.oneof(
    { weight: 85, arbitrary: fc.integer({ min: 0, max: 5 }) },
    { weight: 10, arbitrary: fc.integer({ min: 5, max: 1200 }) },
    { weight: 4, arbitrary: fc.integer({ min: 1200, max: 20_000 }) },
    { weight: 1, arbitrary: fc.constant(93_600) },
  ),
);

const kills = fc.infiniteStream(fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 25 })));

/** The last revision of each call, as a program keeps it; it checks that each comes in order, and always with the same body. */
class Receiver {
  readonly bodies = new Map<string, string>();
  readonly last = new Map<number, CallRevision>();

  take(revision: CallRevision): void {
    const key = `${revision.rootCallId} ${revision.revision}`;
    const body = JSON.stringify(revision);
    assert.equal(this.bodies.get(key) ?? body, body);
    const before = this.last.get(revision.rootCallId)?.revision ?? 0;
    if (!this.bodies.has(key)) assert.equal(revision.revision, before + 1);
    assert.equal(revision.changed.length > 0, revision.revision > 1);
    this.bodies.set(key, body);
    if (revision.revision >= before) this.last.set(revision.rootCallId, revision);
  }
}

test(
  'records in any order, late, and killed between any two steps: every call is told, and right in the end',
  { timeout: 3_600_000 },
  async () => {
    const counts = { calls: 0, revisions: 0, kills: 0 };
    const law = fc.asyncProperty(
      scripts,
      lateness,
      kills,
      fc.constantFrom('hangup', 'appearance'),
      async (script, late, fails, ids) => {
        const { cdrs } = await platform.play(script);
        const legs = cdrs.map((record): Leg => {
          const from = timeOf(record.calldate);
          const to = from + Number(record.duration) * 1000;
          return { record, from, to, appears: to + late.next().value * 1000 };
        });
        if (ids === 'appearance')
          for (const [index, leg] of legs.toSorted((one, other) => one.appears - other.appears).entries())
            leg.record = { ...leg.record, id: 1000 + index };
        const world = new World(legs);
        const start = Math.min(...legs.map(({ from }) => from), Date.UTC(2030, 0));
        const receiver = new Receiver();
        let text: string | undefined;
        const cursor = {
          load: () => text,
          save: (next: string) => {
            world.step();
            text = next;
          },
        };
        let reader: CallReader | undefined;
        const steps = [5, 10, 30, 60, 60, 120, 600, 1200, 3600, 20_000, 93_600, 60, 93_600, 60];
        world.now = start;
        for (const seconds of steps) {
          world.now += seconds * 1000;
          world.failsIn = fails.next().value;
          reader ??= new CallReader(world, {
            cursor,
            since: start,
            now: () => world.now - 1500 * (counts.kills % 2),
          });
          try {
            for await (const revision of reader.pull()) {
              receiver.take(revision);
              world.step();
              counts.revisions += 1;
              // Nothing is told of a call that lives.
              const { call } = revision;
              const live = world.live().map(({ record }) => record.root_live_id);
              assert.ok(!call || !live.includes(call.rootCallId));
            }
            const until = Number(reader.completeUntil);
            expect(until).toBeLessThanOrEqual(world.now);
            for (const { from, record } of legs) {
              const isKnown = world.records.some(({ root_live_id: root }) => root === record.root_live_id);
              if (record.live_id === record.root_live_id && from < until && isKnown)
                assert.ok(receiver.last.has(record.live_id!));
            }
          } catch (error) {
            if ((error as Error).message !== 'killed') throw error;
            counts.kills += 1;
            reader = undefined;
          }
        }
        world.failsIn = Infinity;
        world.now += 3 * 86_400_000;
        reader ??= new CallReader(world, {
          cursor,
          since: start,
          now: () => world.now - 1500 * (counts.kills % 2),
        });
        for await (const revision of reader.pull()) receiver.take(revision);
        const told = [...receiver.last.values()].flatMap(({ call }) => call ?? []);
        const expected = new Map(
          foldCdrs(legs.map(({ record }) => record)).map((call) => [call.rootCallId, call]),
        );
        counts.calls += expected.size;
        expect(new Set(told.map(({ rootCallId }) => rootCallId))).toEqual(new Set(expected.keys()));
        for (const call of told) expect(figures(expected.get(call.rootCallId)!)).toMatchObject(figures(call));
        // Nothing is left: another pass tells nothing, and nothing is open.
        for await (const revision of reader.pull()) expect(revision).toBeUndefined();
        expect(reader.open).toBe(0);
      },
    );
    await fc.assert(law, { ...shareParameters, numRuns: rounds(150, 3000) });
    expect(counts.kills).toBeGreaterThan(10);
  },
);

test.each(['documented', 'observed', 'mixed'] as const)(
  'in the %s forms, the last revisions are the calls of all records, and few are doubtful',
  { timeout: 3_600_000 },
  async (mode) => {
    const counts = { calls: 0, doubtful: 0, otherwise: 0, withdrawn: 0 };
    const law = fc.asyncProperty(crowdedScripts, lateness, fc.nat(), async (script, late, seed) => {
      const { cdrs } = inForms(await platform.play(script), mode, seed);
      const world = new World(
        cdrs.map((record): Leg => {
          const from = timeOf(record.calldate);
          const to = from + Number(record.duration) * 1000;
          return { record, from, to, appears: to + late.next().value * 1000 };
        }),
      );
      const start = Math.min(...world.legs.map(({ from }) => from), Date.UTC(2030, 0));
      const reader = new CallReader(world, { since: start, now: () => world.now });
      const receiver = new Receiver();
      world.now = start;
      for (const seconds of [10, 60, 600, 1200, 20_000, 93_600, 200_000, 60]) {
        world.now += seconds * 1000;
        for await (const revision of reader.pull()) receiver.take(revision);
      }
      const expected = new Map(foldCdrs(cdrs).map((call) => [call.rootCallId, call]));
      for (const { call } of receiver.last.values()) {
        if (!call) counts.withdrawn += 1;
        if (!call) continue;
        counts.calls += 1;
        const right = expected.get(call.rootCallId);
        expected.delete(call.rootCallId);
        if (call.isInferred || call.isPartial) counts.doubtful += 1;
        else if (!right || !isDeepStrictEqual(figures(right), figures(call))) counts.otherwise += 1;
      }
      expect([...expected.keys()]).toEqual([]);
    });
    await fc.assert(law, { ...shareParameters, numRuns: rounds(100, 3000) });
    expect(counts.otherwise).toBe(0);
    expect(counts.withdrawn).toBe(0);
    expect(counts.doubtful / counts.calls).toBeLessThan(0.1);
  },
);
