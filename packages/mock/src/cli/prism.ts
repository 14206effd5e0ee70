import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type LogLevel, requireNode, usage } from '@telephony/contract/command-line';
import { isExecutable } from '@telephony/contract/package-file';
import { openapiJson } from '@telephony/openapi';
import { findDocument, loadDocument } from '../contract/load-document.ts';
import type { MockOptions } from '../start-mock.ts';

const PRISM = '@stoplight/prism-cli';

export async function servePrism({
  document,
  port = 4010,
  host = '127.0.0.1',
  dynamic = false,
  errors = false,
  seed,
  log,
}: MockOptions & { log: LogLevel }): Promise<void> {
  if (isExecutable)
    throw usage(
      '--engine prism: this executable has no Prism. Leave it out, or use the package @telephony/mock with Node.',
    );
  requireNode(pathToFileURL(locatePrism()));
  const args = ['mock', await fileOf(document), '--port', String(port), '--host', host];
  // In a child process, the default with NODE_ENV=production, Prism crashes.
  args.push('--multiprocess', 'false', '--dynamic', String(dynamic), '--errors', String(errors));
  args.push('--verboseLevel', log, ...(seed === undefined ? [] : ['--seed', seed]));
  process.argv.splice(2, Infinity, ...args);
  await import(PRISM);
}

function locatePrism(): string {
  try {
    return createRequire(import.meta.url).resolve(`${PRISM}/package.json`);
  } catch (cause) {
    const message = `Prism is not installed beside the mock. Install it in the same project: npm install --save-dev ${PRISM}`;
    throw new Error(message, { cause });
  }
}

async function fileOf(document: string | undefined): Promise<string> {
  if (document === undefined) return fileURLToPath(openapiJson);
  if (!document.startsWith('git:')) return findDocument(document);
  const folder = mkdtempSync(join(tmpdir(), 'telephony-mock-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify((await loadDocument(document)).document));
  return file;
}
