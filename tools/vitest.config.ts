import { defineConfig } from 'vitest/config';

// Tests start real programs; other tasks may have the processor at the same time.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // The tests wait for other programs most of the time.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/contract/**', 'test/conformance/**'],
          testTimeout,
        },
      },
      // What needs the bundle of the real contract, and runs again when the contract changes.
      { test: { name: 'contract', include: ['test/contract/**/*.test.ts'], testTimeout } },
      // What asks servers of the contract, the mock among them.
      { test: { name: 'conformance', include: ['test/conformance/**/*.test.ts'], testTimeout } },
    ],
  },
});
