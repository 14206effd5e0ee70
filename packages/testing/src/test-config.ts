import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { SOURCE, sourceEnvironment } from './source-condition.ts';
import { isEverything, isSoak } from './tiers.ts';

/**
 * The configuration of vitest in every workspace.
 *
 * @param own What a workspace has besides; it goes before what all have.
 */
export function testConfig(own: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  return defineConfig({
    // Workspaces are tested as sources: an edit is tested without a build.
    ssr: { resolve: { conditions: [SOURCE, 'module', 'node', 'development|production'] } },
    test: {
      execArgv: [`--conditions=${SOURCE}`],
      env: sourceEnvironment,
      include: ['test/**/*.test.ts'],
      exclude: [
        ...(isEverything ? [] : ['test/**/*.all.test.ts']),
        ...(isSoak ? [] : ['test/**/*.soak.test.ts']),
      ],
      // Node, vitest and what the tests import load once for all files of a worker. What a test replaces is put back.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // Tests start real programs; other tasks may have the processor at the same time.
      testTimeout: isSoak ? 600_000 : 30_000,
      hookTimeout: 30_000,
      // Real servers and programs share two cores in CI: what a second try finds in order was starved, not wrong.
      retry: process.env['CI'] ? 1 : 0,
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results.json' },
      ...own,
    },
  });
}
