export { type Control, createControl } from './control/control-client.ts';
