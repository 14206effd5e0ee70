import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Prism takes most of a second to load: once for all files of a worker.
    isolate: false,
    // The tests wait for other programs much of the time.
    maxWorkers: '100%',
    // Tests start real programs; other tasks may have the processor at the same time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results.json' },
  },
});
