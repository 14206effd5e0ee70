import { defineConfig } from 'tsdown';

// The plugin that redocly.yaml names: one file of JavaScript, which Redocly loads on Node 20 and wherever else it runs.
export default defineConfig({
  entry: { plugin: 'src/lint/plugin.ts' },
  tsconfig: '../../tsconfig.json',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  dts: false,
  deps: { alwaysBundle: [/^@telephony\//, 'yaml'], onlyBundle: false },
  inputOptions: { resolve: { conditionNames: ['@telephony/source', 'import', 'node'] } },
  logLevel: 'warn',
});
