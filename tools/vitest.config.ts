import { defineConfig } from 'vitest/config';

// Tests start real programs; other tasks may have the processor at the same time.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // The tests wait for other programs most of the time.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/contract/**'], testTimeout } },
      // What needs the bundle of the real contract, and runs again when the contract changes.
      { test: { name: 'contract', include: ['test/contract/**/*.test.ts'], testTimeout } },
    ],
  },
});
