#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
// Before the other imports, so that their code is cached, too.
module.enableCompileCache();
const { main } = await import('./cli.ts');
process.exitCode = await main(process.argv.slice(2), process.env);
