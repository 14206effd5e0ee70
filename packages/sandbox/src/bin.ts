#!/usr/bin/env node
import module from 'node:module';
import { endWithReader, requireNode } from '@telephony/contract/command-line';

requireNode(new URL('../package.json', import.meta.url));
endWithReader();
// Before the other imports, so that their code is cached, too.
module.enableCompileCache();
await import('./cli.ts');
