/**
 * @typedef {object} Command
 * @property {string} [script] The file that is run, in this process.
 * @property {string[]} [options] Options that it always has.
 * @property {string[]} [turbo] Arguments of turbo, which is run instead of a file.
 * @property {string} [about] What `--help` says of a command that is turbo's.
 * @property {string[]} [needs] Workspaces that are built before, as filters of turbo.
 * @property {string} [environment] A file of variables that it runs with.
 * @property {string} [folder] Where it runs, if not at the root.
 */

/** What the tools import: it is built before they run. */
const BASIS = ['@telephony/command-line', '@telephony/contract'];

/**
 * Every command of the repository, by the name of its npm script.
 *
 * @type {Readonly<Record<string, Command>>}
 */
export const commands = {
  start: { script: 'tools/workbench/src/start/cli.ts', needs: ['@telephony/command-line'] },
  test: { script: 'tools/workbench/src/test-all/cli.ts', needs: ['@telephony/command-line'] },
  check: { script: 'tools/workbench/src/check/cli.ts', needs: ['@telephony/command-line'] },
  mock: { script: 'packages/mock/dist/bin.js', needs: ['@telephony/mock'] },
  sandbox: { script: 'packages/sandbox/dist/bin.js', needs: ['@telephony/sandbox'] },
  docs: { script: 'docs/src/dev/cli.ts', needs: ['@telephony/docs^...'] },
  'docs:pictures': { script: 'docs/pictures/cli.ts', needs: ['@telephony/docs'] },
  'docs:place': { script: 'docs/src/place/cli.ts', needs: ['@telephony/docs'] },
  bench: { script: 'tools/workbench/src/bench/cli.ts', needs: BASIS },
  lint: {
    script: 'tools/lint/src/lint/cli.ts',
    needs: ['@telephony/openapi^...'],
    folder: 'openapi',
  },
  ledger: { script: 'tools/lint/src/ledger/cli.ts', needs: ['@telephony/openapi'] },
  sources: { script: 'tools/lint/src/sources/cli.ts', needs: ['@telephony/openapi'] },
  generate: { script: 'tools/lint/src/generate-types/cli.ts', needs: ['@telephony/openapi'] },
  review: { script: 'tools/review/src/cli.ts', needs: BASIS },
  consumers: {
    script: 'tools/workbench/src/consumers/cli.ts',
    needs: ['@telephony/docs^...', '@telephony/sandbox', ...BASIS],
  },
  proof: {
    script: 'tools/workbench/src/proof/cli.ts',
    needs: ['@telephony/openapi', '@telephony/sandbox', ...BASIS],
  },
  conformance: { script: 'tools/conformance/src/cli.ts', needs: ['@telephony/conformance^...'] },
  'ci-steps': { script: 'tools/workbench/src/ci-steps/cli.ts', needs: BASIS },
  changeset: { script: 'node_modules/@changesets/cli/bin.js' },
  release: { script: 'tools/workbench/src/release/cli.ts', needs: BASIS },
  'release:version': {
    script: 'tools/workbench/src/release/version/cli.ts',
    needs: ['@telephony/review^...'],
  },
  'release:rehearse': { script: 'tools/workbench/src/release/rehearse/cli.ts', needs: BASIS },
  'contribution:rehearse': { script: 'tools/workbench/src/contribution/cli.ts', needs: BASIS },
  words: { script: 'tools/workbench/src/words/cli.ts', needs: BASIS },
  'test:services': {
    script: 'tools/workbench/src/services/cli.ts',
    needs: ['@telephony/webhooks', ...BASIS],
  },
  'test:hosts': {
    script: 'tools/workbench/src/hosts/cli.ts',
    needs: ['@telephony/webhooks', '@telephony/client', ...BASIS],
  },
  'test:packages': { script: 'tools/packaging/src/cli.ts', needs: ['@telephony/packaging...'] },
  build: { turbo: ['run', 'build'], about: 'Builds the contract, the packages and the docs site.' },
  typecheck: { turbo: ['run', 'typecheck'], about: 'Checks the types of all workspaces.' },
  turbo: { turbo: [] },
  format: { script: 'node_modules/oxfmt/bin/oxfmt' },
  'format:check': { script: 'node_modules/oxfmt/bin/oxfmt', options: ['--check'] },
  'lint:code': { script: 'node_modules/oxlint/bin/oxlint', needs: ['./packages/*', '@telephony/openapi'] },
  knip: { script: 'node_modules/knip/bin/knip.js' },
};
