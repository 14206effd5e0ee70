/** Loaded before a program: engines, which are installed apart, are found where they are. */
import { registerHooks } from 'node:module';

const PLACE = new URL('../../../../../tools/consumers/javascript/package.json', import.meta.url).href;
const ENGINES = /^(bullmq|ioredis)$/;

registerHooks({
  resolve: (name, context, next) =>
    next(name, ENGINES.test(name) ? { ...context, parentURL: PLACE } : context),
});
