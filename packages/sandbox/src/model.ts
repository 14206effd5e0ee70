export { type Causer, causes } from './telephony/model.ts';
export { legEvents, legStates, type Phase, phases, type Transition, transitions } from './telephony/model.ts';
