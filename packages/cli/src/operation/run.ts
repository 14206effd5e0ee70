/** Runs a command of the contract. */
import type { CoreOptions } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import { dateField } from '@telephony/contract/commands';
import { type Operation, propertiesOf, recordSchema } from '@telephony/contract/reading';
import { type AccountOptions, accountOf, clientOf, signedInAccount } from '../account/account.ts';
import { contractDocument, isDownload, type OperationCommand } from '../contract/contract.ts';
import { emit, emitter, type OutputOptions } from '../output/format.ts';
import { hideSecrets, type SecretOptions } from '../output/secrets.ts';
import { grouped, say } from '../output/terminal.ts';
import { saveDownload } from './download.ts';
import { dryRun } from './dry-run.ts';
import { mayGoOn } from './effect.ts';
import { readAllPages } from './read-all.ts';
import { dataOf, type Given, readRequest, send, USUAL_LIMIT } from './request.ts';

export interface RunOptions extends AccountOptions, OutputOptions, SecretOptions {
  all?: boolean | undefined;
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
  out?: string | undefined;
}

export async function runOperation(
  { resource, verb, operation }: OperationCommand,
  args: readonly (string | string[])[],
  given: Given,
): Promise<void> {
  const options = given as RunOptions;
  const request = withLimit(operation, await readRequest(operation, args, given));
  const isSignedIn = operation.access === 'token' && !options.dryRun;
  const account = await (isSignedIn ? signedInAccount(options) : accountOf(options));
  if (options.dryRun) return emit(await dryRun(operation, request, account), options);
  const pbx = clientOf(account);
  const inWords = async () => (await import('./effect-words.ts')).readEffect(pbx, operation, request);
  if (!(await mayGoOn(operation, `telephony ${resource} ${verb}`, options.yes === true, inWords)))
    throw new UserError('Nothing was done.');
  if (isDownload(operation)) return saveDownload(pbx, operation, request, options.out);
  const order = orderOf(operation);
  if (options.all) {
    const output = await emitter(options, order);
    for await (const record of readAllPages(pbx, operation, request))
      await output.write(hideSecrets(record, options));
    return output.end();
  }
  const body = await send(pbx, operation, request);
  if (body === undefined) return say('Done.');
  const data = dataOf(body);
  await emit(hideSecrets(data, options), options, order);
  if (isPaged(operation)) sayRest(data, body);
}

export function isPaged({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'limit');
}

/** A request of a collection asks for few records unless it says otherwise. */
export function withLimit(operation: Operation, request: CoreOptions): CoreOptions {
  if (!isPaged(operation)) return request;
  return { ...request, query: { limit: USUAL_LIMIT, ...request.query } };
}

function orderOf(operation: Operation): string[] {
  const document = contractDocument();
  const names = Object.keys(propertiesOf(document, recordSchema({ document }, operation)));
  // What says which record it is and when it was comes first.
  const first = ['id', dateField(operation) ?? ''];
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))];
}

function sayRest(data: unknown, body: unknown): void {
  const total = Number((body as { total?: unknown }).total);
  const shown = Array.isArray(data) ? data.length : 0;
  if (total > shown) say(`${grouped(shown)} of ${grouped(total)}: use --all`);
}
