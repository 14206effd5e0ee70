#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that it comes compiled from the cache.
enableCompileCache();
await import('./cli.ts');
