#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
// Before anything else is loaded, so that the rest comes compiled from the cache.
module.enableCompileCache();
await import('./cli/main.ts');
