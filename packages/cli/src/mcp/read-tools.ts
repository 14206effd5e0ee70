import type { Call } from '@telephony/calls';
import { paginate } from '@telephony/client';
import type { McpServer } from '@modelcontextprotocol/server';
import { TIME_FORMS } from '@telephony/contract/commands';
import type { Operation } from '@telephony/contract/reading';
import { followClock } from '../account/account.ts';
import { findCall } from '../calls/one-call.ts';
import { completeText, readCalls } from '../calls/read-calls.ts';
import { callBackRows, callRows } from '../calls/report.ts';
import { isDownload, once, type OperationCommand, recordFields } from '../contract/contract.ts';
import { findCommand, describeCommand } from '../contract/describe.ts';
import { createSearch, UNANSWERED } from '../contract/search.ts';
import { type SpanOptions, DEFAULT_SINCE } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { requireFields } from '../output/format.ts';
import { isRecord, pickFields } from '../output/values.ts';
import { redactor } from '../output/secrets.ts';
import { responseData, send, withLimit } from '../operation/send.ts';
import { readArguments } from './request.ts';
import { addTool, isWrite, type Served } from './server.ts';

// An assistant waits for the response.
const MAX_RECORDS = 50_000;

// A search takes as long as its words are many.
const text = (description: string) => ({ type: 'string', maxLength: 1000, description });
const SPAN = { since: text(`UTC: ${TIME_FORMS}. Default ${DEFAULT_SINCE}`), until: text('not included') };

// Often a task needs these, not an operation.
const CALL_TOOLS = Object.entries({
  find_calls: 'Finished calls: who called, who answered, how long, missed and answered calls, recordings',
  live_calls: 'Calls that are going on now',
  owed_call_backs: 'Whom to call back: missed callers with whom nobody has talked since',
}).map(([command, summary]) => ({ command, summary }));

interface ReadInput {
  operation?: string;
  arguments?: Record<string, unknown>;
  fields?: string[];
  cursor?: string;
}

export function addReadTools(server: McpServer, served: Served): void {
  const { pbx, url, pages, policy } = served;
  const readSpan = async ({ since = DEFAULT_SINCE, until }: SpanOptions) => {
    await followClock({ url });
    return readCalls(pbx, { since, until }, MAX_RECORDS);
  };
  // What this server may not do would only lead astray.
  const isAllowed = ({ operation }: OperationCommand) => !isWrite(operation) || policy?.(operation) === true;
  const search = once(() => createSearch(CALL_TOOLS, isAllowed));
  addTool<{ words: string }>(server, served, 'search', {
    description: 'Find operations of the phone system, and tools, by what they do.',
    input: { words: text('such as "recordings of a call"') },
    required: ['words'],
    does: 'here',
    run: ({ words }) => {
      const { found, isAnswered } = search()(words);
      const results = found.map(({ operation, command, summary, effect }) =>
        operation === undefined ? { tool: command, summary } : { operation, summary, effect },
      );
      return Promise.resolve(pages.first(results, isAnswered ? {} : { text: UNANSWERED }));
    },
  });
  addTool<{ operation: string }>(server, served, 'describe', {
    description: 'What an operation does, its arguments, filters, body and response, and what is doubtful.',
    input: { operation: text('such as listCdrs') },
    required: ['operation'],
    does: 'here',
    run: async ({ operation }) => {
      if (CALL_TOOLS.some(({ command }) => command === operation))
        throw usage(`${operation} is a tool, no operation: the list of tools has its arguments.`);
      return pages.first(operationDescription(await findCommand([operation])));
    },
  });
  addTool<ReadInput>(server, served, 'read', {
    description:
      'Call any operation that is a GET. Lists return 20 records unless limit says otherwise; narrow them with filter.',
    input: {
      operation: text('such as listCdrs'),
      arguments: {
        type: 'object',
        description:
          'by name, such as {"id": 7} or {"limit": 50, "filter": ["calldate>=2026-11-20", "dst in 2102,2103"], "since": "yesterday"}',
      },
      fields: { type: 'array', minItems: 1, items: { type: 'string' }, description: 'fields to return' },
      cursor: text('of any result, for its next page; pass nothing else'),
    },
    does: 'reads',
    run: async ({ operation: name, arguments: given = {}, fields, cursor }) => {
      if (cursor !== undefined) return pages.next(cursor);
      if (name === undefined) throw usage('Pass operation, or the cursor of a page.');
      const operation = requireReadable(await findCommand([name]));
      const request = withLimit(operation, await readArguments(url, operation, given));
      const body = await send(pbx, operation, request);
      // A field that is picked out of another loses the name by which its secrets are known.
      const data = redactor().redactFields(responseData(body));
      const { total } = { ...(isRecord(body) && body) };
      await requireFields(fields, Object.keys(recordFields(operation)), data);
      const about = Number.isFinite(total) ? { total: Number(total) } : {};
      return pages.first(fields ? pickFields(data, fields) : data, about);
    },
  });
  addTool<SpanOptions & { id?: number; number?: string; result?: string }>(server, served, 'find_calls', {
    description:
      'Finished calls, each once with all its legs: who called whom, the result, waiting and talking seconds. With id one call with segments and recordings.',
    input: {
      ...SPAN,
      number: text('part of the number of either side'),
      result: {
        enum: ['answered', 'missed', 'unanswered'],
        description: 'missed: nobody talked with a caller; unanswered: nobody answered a call that we placed',
      },
      id: {
        type: 'integer',
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'live id of the call or of a leg; pass nothing else',
      },
    },
    does: 'reads',
    run: async ({ id, number, result, ...span }) => {
      if (id !== undefined && [number, result, span.since, span.until].some((one) => one !== undefined))
        throw usage('id is of one call: pass it alone, or leave it out to search.');
      if (id === undefined) {
        const digits = number === undefined ? '' : digitsOf(number);
        const read = await readSpan(span);
        const found = read.finished.filter((call) => matchesSearch(call, digits, result));
        return pages.first(callRows(found), { text: completeText(read) });
      }
      const { call, text: complete } = await findCall(pbx, id);
      return pages.first(call, { text: complete });
    },
  });
  addTool(server, served, 'live_calls', {
    description: 'The legs of the calls that are going on now.',
    input: {},
    does: 'reads',
    run: async () => pages.first(await Array.fromAsync(paginate(pbx, '/calls'))),
  });
  addTool<SpanOptions>(server, served, 'owed_call_backs', {
    description: 'Whom to call back: each caller once, without those somebody has talked with since.',
    input: SPAN,
    does: 'reads',
    run: async (span) => {
      const read = await readSpan(span);
      return pages.first(callBackRows(read.owed), { text: completeText(read) });
    },
  });
}

function operationDescription(named: OperationCommand) {
  const { command: _, summary: __, example: ___, fields, ...description } = describeCommand(named);
  const [example] = named.operation.body?.examples.values() ?? [];
  return {
    ...description,
    arguments: fields.map(({ flag: ____, ...field }) => field),
    ...(example && { exampleBody: example.value }),
  };
}

function requireReadable({ operation, resource, verb }: OperationCommand): Operation {
  const { operationId } = operation;
  if (isWrite(operation))
    throw usage(`${operationId} does more than read. Plan it with plan_write, where that is allowed.`);
  if (!isDownload(operation)) return operation;
  throw usage(`${operationId} returns a file. The user saves it: telephony ${resource} ${verb} ID -o FILE`);
}

// Anything else would find every call.
function digitsOf(number: string): string {
  const digits = number.replaceAll(/[\s().+/-]/g, '').replace(/^0+/, '');
  if (/^\d+$/.test(digits)) return digits;
  throw usage(
    `number: "${number}" has no digits to search for. Write part of a number, such as 2102 or 447700900123; read listUsers or listContacts for the number of a person.`,
  );
}

function matchesSearch(call: Call, digits: string, result: string | undefined): boolean {
  const { caller, called, outcome } = call;
  const isOf = digits === '' || [caller, called].some((party) => party.number?.includes(digits));
  return isOf && (result === undefined || outcome?.result === result);
}
