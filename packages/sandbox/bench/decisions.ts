/** Random commands to the exchange, none of which may break a law: `node decisions.ts`. */
import * as fc from 'fast-check';
import { historyViolations } from '../test/telephony/support/laws.ts';
import { perform, scripts } from '../test/telephony/support/random-commands.ts';
import { SimulatedExchange } from '../test/telephony/support/simulated-exchange.ts';
import { report } from './own-process.ts';

const COMMANDS = 1_000_000;
/** Scripts that are made at a time. */
const TOGETHER = 200;

/** Counts its commands, and how long they and a clone of the calls before each of them take. */
class MeasuredExchange extends SimulatedExchange {
  commands = 0;
  deciding = 0;
  cloning = 0;

  override perform(command: Parameters<SimulatedExchange['perform']>[0]) {
    const calls = [...this.calls.values()];
    const before = performance.now();
    structuredClone(calls);
    const cloned = performance.now();
    const reason = super.perform(command);
    this.deciding += performance.now() - cloned;
    this.cloning += cloned - before;
    this.commands += 1;
    return reason;
  }
}

let [commands, deciding, cloning, broken] = [0, 0, 0, 0];
for (let seed = 1; commands < COMMANDS; seed++) {
  for (const script of fc.sample(scripts, { numRuns: TOGETHER, seed })) {
    const exchange = new MeasuredExchange();
    for (const deed of script) perform(exchange, deed);
    exchange.endAll();
    exchange.wait(120);
    broken += historyViolations(exchange).length;
    commands += exchange.commands;
    deciding += exchange.deciding;
    cloning += exchange.cloning;
  }
}
if (broken > 0) throw new Error(`${broken} laws broken in ${commands} commands.`);

report([
  {
    name: `Deciding ${commands} random commands, of the time of cloning the calls before each`,
    measured: deciding / cloning,
    atMost: 5,
    unit: '',
  },
]);
