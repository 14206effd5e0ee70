#!/usr/bin/env node
// openapi-typescript lints what it reads and stops at an error: by redocly.yaml at the root, it would read no document but the
// contract.
import { fileURLToPath } from 'node:url';

const isChosen = process.argv.some((argument) => /^(-c|--redocly)(=|$)/.test(argument));
if (!isChosen) process.argv.push('--redocly', fileURLToPath(import.meta.resolve('./redocly.yaml')));
await import(new URL('../bin/cli.js', import.meta.resolve('openapi-typescript')).href);
