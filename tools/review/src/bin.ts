#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
// Before anything else is loaded, so that the cache holds all of it.
module.enableCompileCache();
await import('./openapi-review.ts');
