import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Installation, makeInstallation } from '../../src/installation.ts';
import { sizeTable } from '../../src/size-table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    installation: Installation;
  }
}

/** Installs all packages once, before the tests. */
export default async function install(project: TestProject): Promise<() => void> {
  const { PACKAGES_FROM: from, PACKAGES_NODE: node = process.execPath } = process.env;
  const installation = await makeInstallation({ source: from === 'registry' ? 'registry' : 'here', node });
  if (from === 'registry') console.log(`\n${sizeTable(installation.packages)}\n`);
  project.provide('installation', installation);
  return () => rmSync(dirname(installation.folder), { recursive: true, force: true });
}
