import { formOf, optionNames } from './read-option.ts';
import { options } from './table.ts';

/** Columns of a line of the help. */
const WIDTH = 120;
/** Where the meanings begin. */
const INDENT = 37;

const HEAD = `Usage: telephony-sandbox [options]

The telephony platform on your machine: it stores data, rings phones, hangs up and sends webhooks as the contract says.

Options
`;

const TAIL = `
Each option can also be a variable of the environment: --port is TELEPHONY_SANDBOX_PORT; true or false where it has no value.
The command line takes precedence. Those marked * can be changed while the sandbox runs: GET and PATCH /_sandbox/settings.
What else the control plane can do: GET /_sandbox/help.

Example
  telephony-sandbox --port 4020
  curl -H 'X-Auth-Token: 62cdb7020ff920e5aa642c3d4066950dd1f01f4d' 'http://127.0.0.1:4020/v1.2/voice/cdrs?limit=2'
`;

/** The text of `--help`. */
export function helpText(): string {
  const rows = optionNames.map((name) => {
    const { about, default: usual, changeable } = options[name];
    return row(`${formOf(name)}${changeable ? ' *' : ''}`, `${plain(about)} (default: ${usual})`);
  });
  return HEAD + [...rows, row('--help, -h', 'Show this text')].join('\n') + '\n' + TAIL;
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

function row(form: string, meaning: string): string {
  const lines = [''];
  for (const word of meaning.split(' ')) {
    const last = lines.length - 1;
    if (INDENT + `${lines[last]} ${word}`.length > WIDTH) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return `  ${form}`.padEnd(INDENT) + lines.join(`\n${' '.repeat(INDENT)}`);
}
