#!/usr/bin/env node
// npm makes a command of a file that is there, and of no other: this one is there before the build.
import { existsSync } from 'node:fs';

if (existsSync(new URL('../dist/bin.js', import.meta.url))) await import('../dist/bin.js');
else {
  console.error('telephony is not built. In its clone, run: npm run build');
  process.exitCode = 1;
}
