import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A repository of two packages and a tool, in a folder that goes with the test. */
export function smallRepository() {
  const root = temporaryFolder();
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`;
    writeFileSync(join(root, file), text);
  };
  write('package.json', {
    name: 'small',
    version: '0.1.0',
    private: true,
    workspaces: ['openapi', 'packages/*', 'tools'],
  });
  write('LICENSE', 'MIT License\n');
  write('openapi/package.json', {
    ...published('@small/openapi'),
    files: ['openapi.yaml'],
    exports: { './openapi.yaml': './openapi.yaml' },
  });
  write('openapi/openapi.yaml', 'openapi: 3.1.0\ninfo:\n  title: Small\n  version: 0.1.0\n');
  write('packages/client/package.json', {
    ...published('@small/client'),
    type: 'module',
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    scripts: { build: 'node ../../tools/build.mjs' },
    dependencies: { '@small/openapi': '0.1.0' },
    devDependencies: { '@small/tools': '0.1.0' },
  });
  // words-allow answer: the answer to everything is 42
  write('packages/client/dist/index.js', 'export const answer = 42;\n');
  write('packages/client/dist/index.d.ts', 'export declare const answer = 42;\n');
  write('packages/client/test/index.test.js', 'not for users');
  write('tools/package.json', { name: '@small/tools', version: '0.1.0', private: true });
  return { root, write };
}

function published(name: string) {
  return { name, version: '0.1.0', private: true, license: 'MIT', publishConfig: { access: 'public' } };
}
