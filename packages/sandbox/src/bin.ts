#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that the rest comes compiled from the cache.
enableCompileCache();
await import('./cli.ts');
