import type { EventStore } from '../../store/event-store.ts';
import { type CheckContext, LONG, SHORT } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { Random } from '../checks/random.ts';
import { runSteps } from '../checks/run-steps.ts';
import { type Span, StoreModel } from './model.ts';
import { sampleDelivery, unusedName } from './samples.ts';

const STEPS = 12;
const ACTIONS = [
  'claim',
  'claim',
  'claim',
  'renew',
  'complete',
  'release',
  'keep',
  'kept',
  'forget',
] as const;
const SPANS = { long: LONG, short: SHORT };

/**
 * Does random things with a store, and compares what it returns with the model.
 *
 * @throws Error with all steps until the first one that differs.
 */
export async function checkHistory({ stores, pause }: CheckContext<EventStore>, seed: number): Promise<void> {
  const random = new Random(seed);
  const model = new StoreModel();
  const prefix = unusedName();
  const tokens: [string, ...string[]] = ['stranger'];
  const steps: string[] = [];

  const span = (): Span => random.of(['long', 'long', 'short']);
  const name = () => `${prefix}-${random.below(3)}`;

  /** One step: what is asked, and whether something of it is over before the next. */
  async function step(store: EventStore): Promise<boolean> {
    const [key, token, first, second] = [name(), random.of(tokens), span(), span()];
    const action = random.of(ACTIONS);
    const tell = (...values: unknown[]) =>
      steps.push(`${action}(${values.join(', ').replaceAll(`${prefix}-`, '#')})`);
    switch (action) {
      case 'claim': {
        tell(key, first, second);
        const claim = await store.claim(key, SPANS[first], SPANS[second]);
        const result = claim.state === 'claimed' ? { state: claim.state, attempt: claim.attempt } : claim;
        expectSame(action, result, model.claim(key, first, second));
        if (claim.state !== 'claimed') return false;
        model.taken(key, claim.token);
        tokens.push(claim.token);
        return [first, second].includes('short');
      }
      case 'renew':
        tell(key, token, first);
        expectSame(action, await store.renew(key, token, SPANS[first]), model.renew(key, token, first));
        return first === 'short';
      case 'complete':
        tell(key, token, first);
        expectSame(action, await store.complete(key, token, SPANS[first]), model.complete(key, token, first));
        return first === 'short';
      case 'release':
        tell(key, token);
        expectSame(action, await store.release(key, token), model.release(key, token));
        return false;
      case 'keep': {
        const detail = String(random.below(1000));
        tell(key, detail, first);
        await store.keep(sampleDelivery(key, detail), SPANS[first]);
        model.keep(key, detail, first);
        return first === 'short';
      }
      case 'kept': {
        const limit = 1 + random.below(3);
        tell(key, limit);
        const found = (await store.kept(key, limit)).filter(({ id }) => id.startsWith(prefix));
        expectSame(
          action,
          found.map(({ id, detail }) => [id, detail]),
          model.kept(key, limit),
        );
        return false;
      }
      case 'forget':
        tell(key);
        expectSame(action, await store.forget(key), model.forget(key));
        return false;
    }
  }

  await runSteps({ count: STEPS, seed, steps }, () => step(random.of(stores)), pause);
}
