#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
// Before other imports, so that these come compiled from the cache.
module.enableCompileCache();
await import('./cli.ts');
