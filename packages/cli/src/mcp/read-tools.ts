/** The tools that change nothing. */
import type { Call } from '@telephony/calls';
import { withRecordings } from '@telephony/calls';
import type { McpServer } from '@modelcontextprotocol/server';
import type { Operation } from '@telephony/contract/reading';
import { findCall } from '../calls/one-call.ts';
import { readCalls, recordingsOfLegs, type SpanOptions } from '../calls/read-calls.ts';
import { owedRows, rowOf } from '../calls/report.ts';
import { isDownload, operationCommands } from '../contract/command-name.ts';
import { commandNamed, descriptionOf } from '../contract/describe.ts';
import { fieldsOf, firstSentence } from '../contract/fields.ts';
import { find } from '../contract/search.ts';
import { TIME_FORMS } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { isRecord, valueAt } from '../output/format.ts';
import { readAllPages } from '../operation/read-all.ts';
import { withLimit } from '../operation/run.ts';
import { send } from '../operation/send.ts';
import { operationNamed, requestOf } from './request.ts';
import { addTool, type Served } from './server.ts';

/** Operations that `search` returns. */
const MOST_FOUND = 8;
const USUAL_SINCE = '7d';

const text = (description?: string) => ({ type: 'string', ...(description && { description }) });
const CURSOR = text('of the last page; pass nothing else');
const SPAN = { since: text(`UTC: ${TIME_FORMS}. Default ${USUAL_SINCE}`), until: text() };

/** The tools that find calls, for `search`: often they are what a task needs. */
const OWN = [
  {
    command: 'find_calls',
    summary: 'Finished calls: who called, who answered, how long, missed and answered calls, recordings',
  },
  { command: 'live_calls', summary: 'Calls that are going on now' },
  {
    command: 'owed_call_backs',
    summary: 'Whom to call back: missed callers with whom nobody has talked since',
  },
];

interface Paged {
  cursor?: string;
}
interface CallsInput extends Paged, SpanOptions {
  id?: number;
  number?: string;
  result?: string;
}
interface ReadInput extends Paged {
  operation?: string;
  arguments?: Record<string, unknown>;
  fields?: string[];
}

/** Adds the tools. */
export function addReadTools(server: McpServer, served: Served): void {
  const { pbx, pages } = served;
  addTool<{ words: string }>(server, served, 'search', {
    description: 'Find operations of the phone system, and tools, by what they do.',
    input: { words: text('such as "recordings of a call"') },
    required: ['words'],
    does: 'here',
    run: ({ words }) => Promise.resolve(pages.first(searched(words))),
  });
  addTool<{ operation: string }>(server, served, 'describe', {
    description: 'What an operation does, its arguments, filters, body and response, and what is doubtful.',
    input: { operation: text('such as listCdrs') },
    required: ['operation'],
    does: 'here',
    run: ({ operation }) => Promise.resolve(pages.first(described(operation))),
  });
  addTool<ReadInput>(server, served, 'read', {
    description:
      'Call any operation that is a GET. Lists return 20 records unless limit says otherwise; narrow them with filter.',
    input: {
      operation: text(),
      arguments: {
        type: 'object',
        description:
          'by name, such as {"id": 7} or {"limit": 50, "filter": ["calldate>=2026-11-20", "dst in 2102,2103"], "since": "yesterday"}',
      },
      fields: { type: 'array', items: { type: 'string' }, description: 'fields to return' },
      cursor: CURSOR,
    },
    does: 'reads',
    run: async ({ operation: name, arguments: given = {}, fields, cursor }) => {
      if (cursor !== undefined) return pages.next(cursor);
      if (name === undefined) throw usage('Pass operation, or the cursor of a page.');
      const operation = readable(operationNamed(name));
      const body = await send(pbx, operation, withLimit(operation, await requestOf(operation, given)));
      const data = isRecord(body) && 'data' in body ? body['data'] : (body ?? null);
      const total =
        isRecord(body) && Number.isFinite(Number(body['total'])) ? Number(body['total']) : undefined;
      return pages.first(
        fields ? only(data, fields) : data,
        Array.isArray(data) && total !== undefined ? { total } : {},
      );
    },
  });
  addTool<CallsInput>(server, served, 'find_calls', {
    description:
      'Finished calls, each once with all its legs: who called whom, the result, waiting and talking seconds. With id one call with segments and recordings.',
    input: {
      ...SPAN,
      number: text('part of the number of either side'),
      result: { enum: ['answered', 'missed', 'unanswered'] },
      id: { type: 'integer', description: 'live id of the call or of a leg' },
      cursor: CURSOR,
    },
    does: 'reads',
    run: async ({ cursor, id, number, result, since = USUAL_SINCE, until }) => {
      if (cursor !== undefined) return pages.next(cursor);
      if (id !== undefined) {
        const call = await findCall(pbx, id);
        const [complete = call] = withRecordings([call], await recordingsOfLegs(pbx, call));
        return pages.first(complete);
      }
      const calls = await readCalls(pbx, { since, until });
      const rows = calls.filter((call) => isWanted(call, number, result)).map(rowOf);
      return pages.first(rows, { total: rows.length });
    },
  });
  addTool<Paged>(server, served, 'live_calls', {
    description: 'The legs of the calls that are going on now.',
    input: { cursor: CURSOR },
    does: 'reads',
    run: async ({ cursor }) => {
      if (cursor !== undefined) return pages.next(cursor);
      const legs: unknown[] = [];
      for await (const leg of readAllPages(pbx, operationNamed('listCalls'), {})) legs.push(leg);
      return pages.first(legs, { total: legs.length });
    },
  });
  addTool<Paged & SpanOptions>(server, served, 'owed_call_backs', {
    description: 'Whom to call back: each caller once, without those somebody has talked with since.',
    input: { ...SPAN, cursor: CURSOR },
    does: 'reads',
    run: async ({ cursor, since = USUAL_SINCE, until }) => {
      if (cursor !== undefined) return pages.next(cursor);
      const rows = owedRows(await readCalls(pbx, { since, until }));
      return pages.first(rows, { total: rows.length });
    },
  });
}

function searched(words: string) {
  return find(words, OWN)
    .slice(0, MOST_FOUND)
    .map(({ operation, command, summary, effect }) =>
      operation === undefined ? { tool: command, summary } : { operation, summary, effect },
    );
}

function described(name: string) {
  const operation = operationNamed(name);
  const { request, description, effect, filters, returns, events, doubts } = descriptionOf(
    commandNamed([name]),
  );
  const [example] = operation.body?.examples.values() ?? [];
  return {
    operation: name,
    request,
    description,
    effect,
    arguments: fieldsOf(operation)
      .filter(({ place }) => place !== 'filter')
      .map(({ path, place, required, description: about, values }) => ({
        name: path.join('.'),
        in: place,
        ...(required && { required }),
        description: firstSentence(about),
        ...(values.length > 0 && { values: [...new Set(values)] }),
      })),
    ...(filters.length > 0 && { filters }),
    returns,
    ...(example && { exampleBody: example.value }),
    ...(events.length > 0 && { events }),
    doubts,
  };
}

/** @throws UserError for an operation that is not a GET, or returns a file. */
function readable(operation: Operation): Operation {
  const { operationId, method, effect } = operation;
  if (method !== 'get' || effect !== undefined)
    throw usage(`${operationId} does more than read. Plan it with plan_write, where that is allowed.`);
  if (!isDownload(operation)) return operation;
  const { resource, verb } = operationCommands().find(({ operation: one }) => one === operation)!;
  throw usage(
    `${operationId} returns a file. The user can save it: telephony ${resource} ${verb} ID -o FILE`,
  );
}

function isWanted(call: Call, number: string | undefined, result: string | undefined): boolean {
  const { caller, called, outcome } = call;
  const digits = number?.replaceAll(/\D/g, '').replace(/^0+/, '');
  const isOf = !digits || [caller, called].some((party) => party.number?.includes(digits));
  return isOf && (result === undefined || outcome?.result === result);
}

function only(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((one) => only(one, fields));
  return isRecord(data)
    ? Object.fromEntries(fields.map((name) => [name, valueAt(data, name) ?? null]))
    : data;
}
