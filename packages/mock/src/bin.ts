#!/usr/bin/env node
import module from 'node:module';
import { endWithReader, requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
endWithReader();
// Before other imports, so that these come compiled from the cache.
module.enableCompileCache();
await import('./cli.ts');
