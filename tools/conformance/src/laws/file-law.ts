import { readRequest } from '../sweep/sweep.ts';
import type { Law, Sampled } from './law.ts';
import { idOf } from './read-page.ts';

const NAME = 'files';

/** The size of a recording is the number of bytes of its file (ledger O-68). */
export const fileLaw: Law<Sampled> = {
  name: NAME,
  plan: ({ path }) => (path === '/monitors' ? ['GET /monitors/{id}.mp3'] : []),
  async hold({ operation, records }, { ask, token }) {
    const record =
      operation.path === '/monitors' ? records.find((one) => typeof one['size'] === 'number') : undefined;
    if (!record) return [];
    const exchange = await ask(
      `law / ${NAME}`,
      readRequest(`/monitors/${encodeURIComponent(idOf(record))}.mp3`, token),
    );
    const { outcome } = exchange;
    // An empty body is found by itself.
    if ('failure' in outcome || outcome.status !== 200 || outcome.body.length === 0) return [];
    if (outcome.body.length === record['size']) return [];
    return [
      {
        rule: 'law',
        message: 'size of the recording is not the size of its file',
        expected: `${String(record['size'])} bytes`,
        seen: `${outcome.body.length} bytes`,
        exchange,
      },
    ];
  },
};
