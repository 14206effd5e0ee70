import { isJsonObject } from '@telephony/contract';
import { administration } from '@telephony/sandbox/assumptions';
import type { OperationPage } from '../contract/model.ts';
import { blocks } from '../markdown/twin-text.ts';
import { ADMINISTRATOR_TOKEN, SANDBOX, SANDBOX_TOKEN } from '../scripts/servers.ts';
import { shellQuote } from './curl.ts';
import { variableName, requiredVariables } from './secrets.ts';
import { exampleRequest } from './example-request.ts';
import { type OwnSample, ownSamples } from './own-samples.ts';

export interface Sample extends OwnSample {
  note: string | undefined;
}

export function operationSamples(operation: OperationPage): Sample[] {
  const request = exampleRequest(operation);
  const { body } = request;
  const hasVariables = isJsonObject(body) && Object.values(body).some((value) => variableName(value));
  const notes = new Map([['terminal', OWN_COMMAND], ...(hasVariables ? [['curl', IN_JSON] as const] : [])]);
  const samples = ownSamples({ address: SANDBOX, token: sandboxToken(operation) }, request);
  return samples.map((sample) => ({ ...sample, note: notes.get(sample.id) }));
}

const OWN_COMMAND = '`telephony` is the [command line](/packages/cli/) of this project.';
const IN_JSON = 'In the variables, write `"` and `\\` as JSON does: `\\"` and `\\\\`.';

export function sandboxToken(operation: OperationPage): string {
  return needsAdministrator(operation) ? ADMINISTRATOR_TOKEN : SANDBOX_TOKEN;
}

export function needsAdministrator({ id }: OperationPage): boolean {
  return (administration as ReadonlySet<string>).has(id);
}

export function setupText(operation: OperationPage): string {
  const { look, method } = operation;
  const exports = requiredVariables(operation).map(([name, value]) => `export ${name}=${shellQuote(value)}`);
  return blocks(
    look && `Look first at what this deletes: [${look.text}](${look.address}).`,
    method === 'DELETE' && !look && 'No documented operation shows what this deletes.',
    exports.length > 0 && `Set first: \`${exports.join('; ')}\``,
    needsAdministrator(operation) &&
      "The sandbox lets only an administrator do this; the samples have an administrator's token.",
  );
}
