import { administration } from '@telephony/sandbox/assumptions';
import type { OperationPage } from '../contract/model.ts';
import { SANDBOX } from '../scripts/servers.ts';
import { variablesOf } from './secrets.ts';
import { shellQuote } from './shell-quote.ts';

/** The user of the story who may do everything. */
const ADMINISTRATOR = 410001;

/** What the samples of an operation need besides a token, as Markdown; empty where that is nothing. */
export function neededText(operation: OperationPage): string {
  const exports = variablesOf(operation).map(([name, value]) => `export ${name}=${shellQuote([value])}`);
  const token = new URL(`/_sandbox/users/${ADMINISTRATOR}/token`, SANDBOX).href;
  return [
    exports.length > 0 && `Set first: \`${exports.join('; ')}\``,
    (administration as ReadonlySet<string>).has(operation.id) &&
      `In the sandbox only an administrator may do this: take the token that \`curl -X POST ${token}\` returns.`,
  ]
    .filter((text) => text !== false)
    .join('\n\n');
}
