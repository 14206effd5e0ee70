import type { CoreOptions, Telephony } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import { columnsOf, type Operation, propertiesOf, recordSchema } from '@telephony/contract/reading';
import { type AccountOptions, anonymousAccount, createClient, signedInAccount } from '../account/account.ts';
import {
  contractDocument,
  dateFieldOf,
  isDownload,
  type OperationCommand,
  ownDateFieldOf,
} from '../contract/contract.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { EXIT, usage } from '../exit.ts';
import { emit, emitter, fieldNames, formatOf, requireFields, type OutputOptions } from '../output/format.ts';
import { hideSecrets, type SecretOptions } from '../output/secrets.ts';
import { formatCount, say } from '../output/terminal.ts';
import { cellText, valueAt } from '../output/values.ts';
import { saveDownload } from './download.ts';
import { dryRun, previewInWords } from './dry-run.ts';
import { confirmEffect } from './effect.ts';
import { readAllPages } from './read-all.ts';
import { responseData, type Flags, readRequest, send, DEFAULT_LIMIT } from './request.ts';

export interface RunOptions extends AccountOptions, OutputOptions, SecretOptions, SpanOptions {
  all?: boolean | undefined;
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
  out?: string | undefined;
  id?: string | undefined;
}

export async function runOperation(
  { resource, verb, operation }: OperationCommand,
  args: readonly (string | string[])[],
  given: Flags,
): Promise<void> {
  const options = given as RunOptions;
  const request = withLimit(operation, await readRequest(operation, args, given));
  const { all, first } = columnsFor(operation);
  // After a write it would be too late.
  if (operation.method !== 'get' && options.query === undefined)
    await requireFields(fieldNames(options), all, []);
  const isSignedIn = operation.access === 'token' && !options.dryRun;
  const account = await (isSignedIn ? signedInAccount(options) : anonymousAccount(options));
  if (options.dryRun) {
    const preview = await dryRun(operation, request, account);
    const isForPeople = formatOf(options) === 'table' && !options.query && !options.fields;
    await emit(isForPeople ? previewInWords(preview) : preview, options);
    const refused = preview.dials?.find(({ isAllowed }) => !isAllowed);
    if (refused) throw usage(`It would be refused. ${refused.number}: ${refused.rule}`);
    return undefined;
  }
  const pbx = createClient(account);
  const numbers = operation.body ? await dialledBy(pbx, operation, request) : [];
  const inWords = async () => (await import('./effect-words.ts')).readEffect(pbx, operation, request);
  if (!(await confirmEffect(operation, `telephony ${resource} ${verb}`, options.yes === true, inWords)))
    throw new UserError('Nothing was done.');
  if (numbers.length > 0) {
    const { writeJournal } = await import('../dialling/journal.ts');
    writeJournal({ by: 'terminal', what: 'sent', operation: operation.operationId, numbers });
  }
  if (isDownload(operation)) return saveDownload(pbx, operation, request, options.out);
  if (operation.operationId === 'createCall' && options.id !== undefined) {
    const { placeOnce } = await import('./place.ts');
    const { row, text } = await placeOnce(pbx, account.url, options.id, request.body);
    await emit(row, options);
    if (row.state !== 'placed') throw new UserError(text!, { exitCode: EXIT.unavailable });
    return text === undefined ? undefined : say(text);
  }
  if (options.all) {
    const output = await emitter(options, all, first);
    for await (const record of readAllPages(pbx, operation, request))
      await output.write(hideSecrets(record, options));
    return output.end();
  }
  const body = await send(pbx, operation, request);
  if (body === undefined) return say('Done.');
  const data = withinSpan(operation, options, responseData(body));
  await emit(hideSecrets(data, options), options, all, first);
  if (isPaged(operation)) sayRest(data, body);
}

// Times of the API are compared as texts.
function withinSpan(operation: Operation, span: SpanOptions, data: unknown): unknown {
  const field = ownDateFieldOf(operation);
  if (field === undefined || (span.since ?? span.until) === undefined) return data;
  const conditions = spanOf(field, span);
  return [data].flat().filter((record) => {
    const time = cellText(valueAt(record, field));
    return conditions.every(({ operator, value }) =>
      operator === 'lt' ? time < String(value) : time >= String(value),
    );
  });
}

async function dialledBy(pbx: Telephony, operation: Operation, request: CoreOptions): Promise<string[]> {
  const { requireDialable } = await import('../dialling/check.ts');
  return requireDialable(pbx, operation, request, 'terminal');
}

function isPaged({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'limit');
}

export function withLimit(operation: Operation, request: CoreOptions): CoreOptions {
  if (!isPaged(operation)) return request;
  return { ...request, query: { limit: DEFAULT_LIMIT, ...request.query } };
}

function columnsFor(operation: Operation): { all: string[]; first: readonly string[] } {
  const document = contractDocument();
  const record = recordSchema({ document }, operation);
  const names = Object.keys(propertiesOf(document, record));
  const known = ['id', dateFieldOf(operation) ?? ''].filter((name) => names.includes(name));
  return {
    all: [...known, ...names.filter((name) => !known.includes(name))],
    first: columnsOf(document, record),
  };
}

function sayRest(data: unknown, body: unknown): void {
  const total = Number((body as { total?: unknown } | null)?.total);
  const shown = Array.isArray(data) ? data.length : 0;
  if (total > shown) say(`${formatCount(shown)} of ${formatCount(total)}: use --all`);
}
