#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Plain JavaScript, because Node would have to load its TypeScript first: what follows comes from the cache without it.
enableCompileCache();
await import('../src/cli.ts');
