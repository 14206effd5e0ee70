#!/usr/bin/env node
import module from 'node:module';
import { endWithReader, requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
endWithReader();
// Before anything else is loaded, so that the rest comes compiled from the cache.
module.enableCompileCache();
await import('./cli/main.ts');
