/** A million CDRs of history: `node history.ts`. */
import { createPlatform } from '../src/start/create-platform.ts';
import { report } from './own-process.ts';

const LEAST = 1_000_000;

const before = performance.now();
const platform = createPlatform({ clock: 'manual', history: 300, users: 100, callsPerDay: 850 }, () => 0);
const seconds = (performance.now() - before) / 1000;
const { size } = platform.store.tables.cdrs;
if (size < LEAST) throw new Error(`The history has ${size} CDRs, not ${LEAST}.`);
report([
  { name: 'A history of 1,000,000 CDRs', measured: seconds, atMost: 60, unit: ' s' },
  {
    name: 'Memory with that history',
    measured: process.memoryUsage().rss / 1e6,
    atMost: 1500,
    unit: ' MB',
  },
]);
