/**
 * The example of Cloudflare Queues, with a KV namespace that counts what is written: each write has a name of its own, and an SMS with
 * the text `fail` cannot be written until there is an entry `mended`.
 */
import type { KVNamespace } from '@cloudflare/workers-types';
import worker from '../../../examples/queues/cloudflare-queues.ts';

export { Store } from '../../../examples/queues/cloudflare-queues.ts';

type Parameter = Parameters<typeof worker.queue>;
type Env = Parameter[1] & { EVENTS: Pick<KVNamespace, 'get' | 'put'> };

export default {
  fetch: (...args: Parameters<typeof worker.fetch>) => worker.fetch(...args),
  queue(batch: Parameter[0], env: Env, context: Parameter[2]): Promise<void> {
    return worker.queue(batch, { ...env, EVENTS: countingNamespace(env) }, context);
  },
};

function countingNamespace({ EVENTS }: Env): Parameter[1]['EVENTS'] {
  return {
    async put(_: string, event: string) {
      if (event.includes('"fail"') && !(await EVENTS.get('mended'))) throw new Error('the CRM is down');
      await EVENTS.put(`run-${crypto.randomUUID()}`, event);
    },
  };
}
