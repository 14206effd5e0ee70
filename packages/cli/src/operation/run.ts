import { statSync } from 'node:fs';
import { type CoreOptions, download, isTelephonyError, type Telephony } from '@telephony/client';
import { progressLine, UserError } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract/reading';
import {
  type Account,
  type AccountOptions,
  createClient,
  findPlatform,
  type Middleware,
  signedInAccount,
} from '../account/account.ts';
import {
  columnsFor,
  isDownload,
  isPaged,
  type OperationCommand,
  ownDateFieldOf,
} from '../contract/contract.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { EXIT, usage } from '../exit.ts';
import { emit, emitAll, fieldNames, formatOf, requireFields, type OutputOptions } from '../output/format.ts';
import { HIDDEN, hideSecrets, redactor } from '../output/secrets.ts';
import { formatCount, print, say } from '../output/terminal.ts';
import { cellText, jsonText, parseJson, valueAt } from '../output/values.ts';
import { confirm, effectSummary, effectText } from './effect.ts';
import { type Flags, readRequest, type Words } from './request.ts';
import { readAllPages, responseData, send, withLimit } from './send.ts';

export interface RunOptions extends AccountOptions, OutputOptions, SpanOptions {
  all?: boolean | undefined;
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
  out?: string | undefined;
  id?: string | undefined;
}

export async function runOperation(command: OperationCommand, args: Words, given: Flags) {
  const { resource, verb, operation } = command;
  const options = given as RunOptions;
  const request = withLimit(operation, await readRequest(operation, args, given));
  const { all, first } = columnsFor(operation);
  // After a write it would be too late.
  if (operation.method !== 'get' && options.query === undefined)
    await requireFields(fieldNames(options), all, []);
  const isSignedIn = operation.access === 'token' && !options.dryRun;
  const account = isSignedIn
    ? await signedInAccount(options)
    : { ...options, url: (await findPlatform(options)).url, token: undefined };
  if (options.dryRun) return dryRun(operation, request, account, options);
  const pbx = createClient(account);
  const dialling = operation.body && (await import('../dialling/check.ts'));
  const dialable = async () => (await dialling?.requireDialable(pbx, operation, request, 'terminal')) ?? [];
  let numbers = await dialable();
  const inWords = async () => (await import('./effect-words.ts')).effectWords(pbx, operation, request);
  const effect = effectText(operation);
  if (effect !== undefined) {
    await confirm(`telephony ${resource} ${verb} ${effect}`, 'the request', options.yes, inWords);
    // While the question was open, others may have dialled, or quiet hours have begun.
    if (numbers.length > 0) numbers = await dialable();
  }
  if (numbers.length > 0) {
    const { writeJournal } = await import('../dialling/journal.ts');
    writeJournal({ by: 'terminal', what: 'sent', operation: operation.operationId, numbers });
  }
  if (isDownload(operation)) return saveDownload(pbx, operation, request, options.out);
  if (operation.operationId === 'createCall' && options.id !== undefined) {
    const { placeOnce } = await import('./place.ts');
    const { row, text, why } = await placeOnce(pbx, account.url, options.id, request.body);
    await emit(row, options);
    if (row.state !== 'placed')
      throw new UserError([text, why].filter(Boolean).join(' '), { exitCode: EXIT.unavailable });
    return text === undefined ? undefined : say(text);
  }
  if (options.all) return emitAll(readAllPages(pbx, operation, request), options, all, first);
  const body = await send(pbx, operation, request);
  if (body === undefined) return say('Done.');
  const data = withinSpan(operation, options, responseData(body));
  await emit(data, options, all, first);
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

function sayRest(data: unknown, body: unknown): void {
  const total = Number((body as { total?: unknown } | null)?.total);
  const shown = Array.isArray(data) ? data.length : 0;
  if (total > shown) say(`${formatCount(shown)} of ${formatCount(total)}: use --all`);
}

async function dryRun(operation: Operation, request: CoreOptions, account: Account, options: RunOptions) {
  // Masked before the client builds the URL, where nobody could tell where a secret ends.
  const path = redactor().redactFields(request.path ?? {}) as Record<string, unknown>;
  let preview: { body?: unknown; effect: string } | undefined;
  const see: Middleware = async ({ method, url, body }) => {
    const shown = { method, url: url.replaceAll(encodeURIComponent(HIDDEN), HIDDEN) };
    const sent = body === null ? {} : { body: parseJson(body) };
    preview = { ...shown, ...sent, effect: effectSummary(operation) };
    return Response.json({ data: [] });
  };
  try {
    await send(createClient(account, { retries: 0, use: [see] }), operation, { ...request, path });
  } catch (error) {
    // The empty response does not count; a wrong request fails before it.
    if (!preview || !isTelephonyError(error)) throw error;
  }
  const { dialVerdicts } = await import('../dialling/check.ts');
  const verdicts = await dialVerdicts(undefined, operation, request, 'terminal');
  const dials = verdicts.map(({ isAllowed, number, rule }) => ({ number, isAllowed, rule }));
  if (formatOf(options) === 'table' && !options.query && !options.fields) {
    // The whole body, and what decides on each number.
    const body = preview!.body && jsonText(hideSecrets(preview!.body, options));
    const words = dials.map((one) => `${one.number}: ${one.isAllowed ? 'allowed' : 'refused'}, ${one.rule}`);
    await emit({ ...preview, body, dials: words.join('\n') }, options);
  } else await emit({ ...preview, ...(dials.length > 0 && { dials }) }, options);
  const refused = dials.find(({ isAllowed }) => !isAllowed);
  if (refused) throw usage(`It would be refused. ${refused.number}: ${refused.rule}`);
}

async function saveDownload(pbx: Telephony, { path, method }: Operation, request: CoreOptions, out?: string) {
  const toStdout = out === '-' || (out === undefined && !process.stdout.isTTY);
  if (!toStdout && out !== undefined && statSync(out, { throwIfNoEntry: false })?.isFile())
    throw usage(`-o: ${out} exists. Choose another name, or remove it first.`);
  if (toStdout && process.stdout.isTTY)
    throw usage('-o -: the file is not for a terminal. Name a file, or pass it on to a program.');
  const received = await download(pbx, path as '/monitors/{id}.mp3', request as never);
  if (toStdout) {
    for await (const part of received.stream) await print(part);
    return;
  }
  const { saveTo } = await import('@telephony/client/node');
  const line = progressLine({ everyMs: 100 });
  const onProgress = (bytes: number) => line.show(`${method.toUpperCase()} ${formatCount(bytes)} bytes`);
  const { file, bytes } = await saveTo(received, out ?? '.', { onProgress }).finally(() => line.clear());
  say(`${file}: ${formatCount(bytes)} bytes`);
}
