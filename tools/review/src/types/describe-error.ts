import { valueText } from '../compare/words.ts';
import type { CompileError } from './compile.ts';
import type { Subject } from './usage/statement.ts';

/** Whether an error says that what is used is not there. */
export function isGone(code: string): boolean {
  return ['TS2339', 'TS2551', 'TS7053', 'TS2344'].includes(code);
}

/** An error of the compiler as a sentence about the user's code. */
export function describeError(error: CompileError, subject: Subject): string {
  const { code, message } = error;
  const member = `\`${[subject.type, subject.member].filter((part) => part !== undefined).join('.')}\``;
  const call = `\`${subject.code ?? ''}\``;
  const unknown = code === 'TS2353' || code === 'TS2561' || message.includes('does not exist');
  switch (subject.use) {
    case 'import':
      return `\`import type { ${subject.type} }\` fails: the type is no longer exported.`;
    case 'read':
      return unknown
        ? `${member} is gone: code that reads it does not compile.`
        : `${member} ${fromTo(message)}: code that counts on the old type does not compile.`;
    case 'compare':
      return `${member} does not compile: the value can no longer come.`;
    case 'write':
      return unknown
        ? `${member} can no longer be given: code that sets it does not compile.`
        : `${member} ${takes(message)}: code that sets it does not compile.`;
    case 'complete':
      return `\`${subject.type}\` ${needs(message)}: code that leaves it out does not compile.`;
    case 'call':
      if (isGone(code)) return `${call} is gone: calls do not compile.`;
      return unknown
        ? `${call} no longer takes what it had to be given: calls do not compile.`
        : `${call} must be given more: it ${needs(message)}. Calls do not compile.`;
    case 'option':
      return unknown
        ? `\`${subject.member}\` of ${call} can no longer be given: calls with it do not compile.`
        : `\`${subject.member}\` of ${call} ${takes(message)}: calls with it do not compile.`;
    case 'result':
      return `What ${call} resolves to has another type: ${fromTo(message)}.`;
    case 'filter':
      return `${call} no longer takes ${namesIn(message)}: code that filters by it does not compile.`;
  }
}

function fromTo(message: string): string {
  const types = assigned(message);
  return types ? `is ${types.from} now (it was ${types.to})` : 'has another type';
}

function takes(message: string): string {
  const types = assigned(message);
  return types ? `no longer takes ${types.from} (it takes ${types.to})` : 'takes another type';
}

/** The innermost pair of types: the further lines of a message go down to where they differ. */
function assigned(message: string): { from: string; to: string } | undefined {
  const pairs = [
    ...message.matchAll(/[Tt]ype '(.+?)' is not assignable to (?:parameter of )?type '(.+?)'\.?$/gm),
  ];
  const [, from, to] = pairs[0] ?? [];
  return from && to ? { from: shown(from), to: shown(to) } : undefined;
}

function needs(message: string): string {
  const [, one] = /Property '(.+?)' is missing/.exec(message) ?? [];
  const [, several] = /missing the following properties from type .*?: (.+?)\.?$/m.exec(message) ?? [];
  const names = one ?? several;
  if (names) return `needs \`${names}\` as well`;
  const [, expected, given] = /Expected (\S+) arguments?, but got (\d+)/.exec(message) ?? [];
  const count = expected === '1' ? 'an argument' : `${expected} arguments`;
  return expected ? `needs ${count}, and gets ${given === '0' ? 'none' : given}` : 'needs more';
}

function namesIn(message: string): string {
  const types = assigned(message);
  return types?.from ?? valueText('some names');
}

function shown(type: string): string {
  return `\`${type.length > 100 ? `${type.slice(0, 99)}…` : type}\``;
}
