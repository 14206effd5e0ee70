/** The receiver for node:http and Express. */
export { toNodeListener } from './adapters/to-node-listener.ts';
