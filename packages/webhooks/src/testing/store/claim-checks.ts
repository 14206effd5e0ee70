import type { EventStore } from '../../store/event-store.ts';
import { type Check, LONG, SHORT } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { mustClaim, unusedName } from './samples.ts';

/** What becomes of a claim. */
export const claimChecks: Readonly<Record<string, Check<EventStore>>> = {
  async 'an event is claimed once, and busy until it is completed; then it is done'({
    stores: [one, other],
  }) {
    const key = unusedName();
    const token = await mustClaim(one, key);
    expectSame('claim of a claimed event', await other.claim(key, LONG, LONG), { state: 'busy' });
    await mustClaim(other, unusedName());
    expectSame('complete', await one.complete(key, token, LONG), true);
    expectSame('claim of a completed event', await other.claim(key, LONG, LONG), { state: 'done' });
  },

  async 'a released event is claimed again, and its attempts are counted'({ stores: [one, other] }) {
    const key = unusedName();
    const first = await mustClaim(one, key);
    expectSame('release', await one.release(key, first), true);
    const second = await mustClaim(other, key, { attempt: 2 });
    expectSame('claim of an event that was claimed again', await one.claim(key, LONG, LONG), {
      state: 'busy',
    });
    if (first === second) throw new Error('claim returned the same token twice.');
    await other.release(key, second);
    await mustClaim(one, key, { attempt: 3 });
  },

  async 'a claim ends, and its attempt counts'({ stores: [one, other], pause }) {
    const key = unusedName();
    for (const attempt of [1, 2, 3]) {
      await mustClaim(one, key, { leaseMs: SHORT, attempt });
      await pause();
    }
    await mustClaim(other, key, { attempt: 4 });
  },

  async 'a renewed claim does not end'({ stores: [one, other], pause }) {
    const key = unusedName();
    const token = await mustClaim(one, key, { leaseMs: SHORT });
    expectSame('renew', await one.renew(key, token, LONG), true);
    await pause();
    expectSame('claim of a renewed claim', await other.claim(key, LONG, LONG), { state: 'busy' });
    expectSame('renew', await one.renew(key, token, SHORT), true);
    await pause();
    await mustClaim(other, key, { attempt: 2 });
  },

  async 'the token of a claim that has ended is good until the next claim'({ stores: [one, other], pause }) {
    const [renewed, completed, released, lost] = [unusedName(), unusedName(), unusedName(), unusedName()];
    const claim = (key: string) => mustClaim(one, key, { leaseMs: SHORT });
    const tokens = [await claim(renewed), await claim(completed), await claim(released), await claim(lost)];
    await pause();
    expectSame('renew of an ended claim', await one.renew(renewed, tokens[0] ?? '', LONG), true);
    expectSame('claim', await other.claim(renewed, LONG, LONG), { state: 'busy' });
    expectSame('complete of an ended claim', await one.complete(completed, tokens[1] ?? '', LONG), true);
    expectSame('claim', await other.claim(completed, LONG, LONG), { state: 'done' });
    expectSame('release of an ended claim', await one.release(released, tokens[2] ?? ''), true);
    const token = await mustClaim(other, lost, { attempt: 2 });
    expectSame('renew of a lost claim', await one.renew(lost, tokens[3] ?? '', LONG), false);
    expectSame('complete of a lost claim', await one.complete(lost, tokens[3] ?? '', LONG), false);
    expectSame('release of a lost claim', await one.release(lost, tokens[3] ?? ''), false);
    expectSame('claim', await one.claim(lost, LONG, LONG), { state: 'busy' });
    expectSame('complete by the owner', await other.complete(lost, token, LONG), true);
  },

  async 'a stranger cannot renew, complete or release'({ stores: [one, other] }) {
    const [claimed, released, done, never] = [unusedName(), unusedName(), unusedName(), unusedName()];
    const token = await mustClaim(one, claimed);
    const old = await mustClaim(one, released);
    await one.release(released, old);
    const finished = await mustClaim(one, done);
    await one.complete(done, finished, LONG);
    const cases: [what: string, key: string, tokens: string[]][] = [
      ['a claimed event', claimed, ['stranger', '', old]],
      ['a released event', released, ['stranger', '', old]],
      ['a completed event', done, ['stranger', '', finished]],
      ['an event that was never claimed', never, ['stranger', '']],
    ];
    for (const [what, key, tokens] of cases)
      for (const each of tokens) {
        expectSame(`renew of ${what} by a stranger`, await other.renew(key, each, LONG), false);
        expectSame(`complete of ${what} by a stranger`, await other.complete(key, each, LONG), false);
        expectSame(`release of ${what} by a stranger`, await other.release(key, each), false);
      }
    expectSame('claim of a claimed event', await other.claim(claimed, LONG, LONG), { state: 'busy' });
    expectSame('claim of a completed event', await other.claim(done, LONG, LONG), { state: 'done' });
    await mustClaim(other, released, { attempt: 2 });
    await mustClaim(other, never);
    expectSame('complete by the owner', await one.complete(claimed, token, LONG), true);
  },

  async 'a completed event is remembered for its time, and then as if it had never been'({
    stores: [one, other],
    pause,
  }) {
    const [short, long] = [unusedName(), unusedName()];
    await one.complete(short, await mustClaim(one, short), SHORT);
    await one.complete(long, await mustClaim(one, long, { leaseMs: SHORT }), LONG);
    await pause();
    expectSame('claim of a completed event', await other.claim(long, LONG, LONG), { state: 'done' });
    await mustClaim(other, short, { attempt: 1 });
  },

  async 'attempts are forgotten after their time, and the claim with them'({ stores: [one, other], pause }) {
    const [over, running] = [unusedName(), unusedName()];
    const token = await mustClaim(one, over, { leaseMs: SHORT, rememberMs: SHORT });
    const held = await mustClaim(one, running, { rememberMs: SHORT });
    await pause();
    expectSame('renew of a forgotten claim', await one.renew(over, token, LONG), false);
    expectSame('complete of a forgotten claim', await one.complete(over, token, LONG), false);
    expectSame('release of a forgotten claim', await one.release(over, token), false);
    await mustClaim(other, over, { attempt: 1 });
    expectSame('claim of an event that is being handled', await other.claim(running, LONG, LONG), {
      state: 'busy',
    });
    expectSame('complete', await one.complete(running, held, LONG), true);
  },

  async 'what is renewed is not forgotten'({ stores: [one, other], pause, tick }) {
    const key = unusedName();
    const token = await mustClaim(one, key, { leaseMs: SHORT, rememberMs: tick * 10 });
    expectSame('renew', await one.renew(key, token, LONG), true);
    await pause(11);
    expectSame('claim of a renewed claim', await other.claim(key, LONG, LONG), { state: 'busy' });
    expectSame('complete', await one.complete(key, token, LONG), true);
  },
};
