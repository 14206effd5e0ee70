import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';
import { tellBundled } from './bundled.ts';

// The build of every published package, started in its folder. `dependencies` stay imports; everything else, such as the private
// packages, is brought in.
interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
}
const { exports, bin = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const sources = [
  ...Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' ? (entry['@telephony/source'] ?? []) : [],
  ),
  ...Object.values(bin).map((file) => file.replace(/^(?:bin|dist)\/(.*)\.js$/, './src/$1.ts')),
];
const PRIVATE = /^@telephony\/(?:contract|http)\b/;
export const shared: UserConfig = {
  cwd: process.cwd(),
  tsconfig: '../../tsconfig.json',
  fixedExtension: false,
  inputOptions: { resolve: { conditionNames: ['@telephony/source', 'import', 'node'] } },
  logLevel: 'warn',
};

// The page that the sandbox serves, as one script.
const page = 'src/page/browser/page.ts';

export default defineConfig([
  {
    ...shared,
    entry: Object.fromEntries(sources.map((file) => [file.replace(/^\.\/src\/(.*)\.ts$/, '$1'), file])),
    // What Node 22.12 has, the oldest that the packages promise.
    target: 'es2024',
    platform: 'node',
    dts: { generator: 'oxc' },
    // Programs for ES2022 know no Symbol.asyncDispose.
    banner: { dts: '/// <reference lib="esnext.disposable" />' },
    deps: {
      neverBundle: /^@telephony\/(?!contract|http)/,
      onlyBundle: false,
      dts: { neverBundle: true, alwaysBundle: PRIVATE },
    },
    hash: false,
    // The executable that packages/cli has made stays.
    clean: ['dist/*', '!dist/executable', '!dist/telephony*'],
    plugins: [tellBundled()],
  },
  ...(existsSync(page)
    ? [
        {
          ...shared,
          entry: { 'page/page': page },
          platform: 'browser' as const,
          deps: { alwaysBundle: /./, onlyBundle: false as const },
          dts: false,
          minify: true,
          plugins: [tellBundled('page/')],
          clean: false,
        },
      ]
    : []),
]);
