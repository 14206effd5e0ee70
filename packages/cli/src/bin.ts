#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
// Before anything else is loaded, so that the rest comes compiled from the cache.
module.enableCompileCache();
// A reader that has seen enough closes the pipe.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
await import('./cli.ts');
