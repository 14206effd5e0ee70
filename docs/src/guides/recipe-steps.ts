/** A program and its arguments. */
type Command = readonly string[];

/** What `consumer.json` says of a generator's steps. */
export interface ConsumerSteps {
  installs?: Command[];
  generates?: Command[];
  compiles?: Command[];
  calls?: Command;
}

/** What the gate asks for besides: less output, and what the lock files pin. */
const OF_THE_GATE =
  / --?(?:quiet|silent|batch-mode|no-interaction|disable-pip-version-check|no-audit|no-fund|ignore-scripts|log-level=warning)\b/g;
/** Steps that only look whether the program is right. */
const CHECK = /^(?:npx --no-install tsc|python -(?:m compileall|c)|mypy|php -[rl])\b/;
const ACTIVATE = '. .venv/bin/activate';

/**
 * The steps of a recipe as who follows it types them, from the installation to the program.
 *
 * @param command The one that generates the client. What comes before it in the same step is part of it, as with Maven.
 */
export function recipeSteps(
  { installs = [], generates = [], compiles = [], calls = [] }: ConsumerSteps,
  command: string,
): string {
  const makes = [...generates, ...compiles].map(typed);
  const after = makes.slice(makes.findIndex((step) => step.includes(command)) + 1);
  return [...installs.map(typed), command, ...after.filter((step) => !CHECK.test(step)), typed(calls)]
    .filter(Boolean)
    .join('\n');
}

function typed(command: Command): string {
  const [program, option, script = ''] = command;
  const line =
    program === 'sh' && option === '-c'
      ? script.replace(`${ACTIVATE} && `, '')
      : command.map((word) => (/^[\w@%+=:,./-]*$/.test(word) ? word : `'${word}'`)).join(' ');
  return line
    .replaceAll(OF_THE_GATE, '')
    .replace(/^npm ci\b/, 'npm install')
    .replace(/^go mod download$/, 'go mod download all')
    .replace(/^cargo build --locked$/, 'cargo build')
    .replaceAll(/(?<!\. )\.venv\/bin\//g, '')
    .replace(/^python3 -m venv .*/, `$&\n${ACTIVATE}`);
}
