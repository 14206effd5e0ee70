import { expect, test } from 'vitest';
import { createDispatcher, memoryStore } from '../src/index.ts';
import { sampleEvent } from '../src/testing.ts';

test('a job fails while the event is another worker’s, or the store fails', async () => {
  const handlers = { any: () => Promise.reject(new Error('It was handled.')) };
  const busy = createDispatcher(handlers, { store: { ...memoryStore(), claim: () => ({ state: 'busy' }) } });
  const gone = createDispatcher(handlers, {
    store: { ...memoryStore(), claim: () => Promise.reject(new Error('no connection')) },
  });
  await Promise.all([
    expect(busy(sampleEvent('call.missed'))).rejects.toThrow(
      'createDispatcher: Another process has the event.',
    ),
    expect(gone(sampleEvent('call.missed'))).rejects.toThrow('no connection'),
  ]);
}, 10_000);
