/** The two tools that write: plan_write checks a write, write carries out a plan and nothing else. */
import type { CoreOptions } from '@telephony/client';
import * as mcp from '@modelcontextprotocol/server';
import { contractDocument, fieldsOf, type Operation } from '../contract/contract.ts';
import { findCommand } from '../contract/describe.ts';
import { didYouMean, usage } from '../exit.ts';
import { isRecord, jsonText } from '../output/values.ts';
import { redactor } from '../output/secrets.ts';
import { responseData, send } from '../operation/send.ts';
import { describeChange, effectWords, readTouched } from '../operation/effect-words.ts';
import { placeOnce } from '../operation/place.ts';
import { requireDialable } from '../dialling/check.ts';
import { type JournalEntry, writeJournal } from '../dialling/journal.ts';
import { describeFailure } from '../failure.ts';
import { askForApproval, forgetApproval, isApproved, type Plan, PLAN_LIFETIME_MS } from './plans.ts';
import { readArguments } from './request.ts';
import { addTool, isWrite, type Policy, type Served } from './server.ts';

interface PlanInput {
  operation: string;
  arguments?: Record<string, unknown>;
  body?: unknown;
  id?: string;
}

export function addWriteTools(server: mcp.McpServer, served: Served, session: string): void {
  const { pbx, url, pages, plans, policy, confirm } = served;
  addTool<PlanInput>(server, served, 'plan_write', {
    description:
      'Plan a write: checks it, and returns its effect, the records before and after, and a plan for write. Changes nothing.',
    input: {
      operation: { type: 'string' },
      arguments: { type: 'object', description: 'of the path and query, by name' },
      body: { type: ['object', 'array'], description: 'as describe has it' },
      id: { type: 'string', description: 'your name of a call of createCall: it is placed once for it' },
    },
    required: ['operation'],
    does: 'reads',
    run: async ({ operation: name, arguments: given = {}, body, id }) => {
      const operation = requireAllowed((await findCommand([name])).operation, policy!);
      if (id !== undefined && operation.operationId !== 'createCall')
        throw usage('id is of createCall only.');
      await checkBody(operation, body);
      const request = await readArguments(url, operation, given, body);
      const numbers = await requireDialable(pbx, operation, request, 'assistant');
      const { plan, shown } = await preparePlan(served, operation, request);
      const { seal, plan: sealed } = plans.seal({ ...plan, id }, session);
      note(sealed, 'planned', { effect: plan.effect, numbers });
      const text = `plan: ${seal}\nIt can be carried out once, by write, within ${PLAN_LIFETIME_MS / 60_000} minutes.`;
      return pages.first(shown, { text });
    },
  });
  addTool<{ plan: string }>(server, served, 'write', {
    description: 'Carry out a plan of plan_write, once. The user is asked first.',
    input: { plan: { type: 'string' } },
    required: ['plan'],
    does: 'writes',
    run: async ({ plan: seal }, context) => {
      const plan = plans.open(seal, session);
      const { effect, name, operation, request, before } = plan;
      if (confirm === 'ask') {
        if (canAsk(server, context)) {
          const answer = mcp.inputResponse(context.mcpReq.inputResponses, 'confirm');
          // An answer to another question, or to none, does not count.
          const isAsked = plan.question !== undefined && context.mcpReq.requestState() === plan.question;
          if (answer.kind !== 'elicit' || !isAsked)
            return mcp.inputRequired({
              inputRequests: {
                confirm: mcp.inputRequired.elicit({
                  message: `Do this on the phone system? It ${effect}.`,
                  requestedSchema: { type: 'object', properties: {} },
                }),
              },
              requestState: plans.question(seal, session),
            });
          if (answer.action !== 'accept') {
            plans.take(seal, session);
            note(plan, 'declined', { effect });
            return pages.refusal('The user said no. Nothing was done, and the plan is void.');
          }
        } else if (!isApproved(plan)) {
          askForApproval(plan, url);
          throw usage(
            `Nothing was done: this client cannot ask its user. Let the user run "telephony mcp approve ${name}" in a terminal, then call write again with the same plan.`,
          );
        }
        note(plan, 'approved', { effect });
      }
      plans.take(seal, session);
      forgetApproval(plan);
      const { plan: now } = await preparePlan(served, operation, request);
      if (jsonText([now.effect, now.before]) !== jsonText([effect, before]))
        throw usage('Nothing was done: the record has changed since it was planned. Plan the write again.');
      const numbers = await requireDialable(pbx, operation, request, 'assistant');
      note(plan, 'sent', { effect, numbers });
      try {
        const result = await carryOut(served, plan);
        note(plan, 'done');
        return result;
      } catch (error) {
        note(plan, 'failed', { why: describeFailure(error).text });
        throw error;
      }
    },
  });
}

async function carryOut({ pages, pbx, url }: Served, { id, operation, request }: Plan) {
  if (!placesCall(operation, request, id))
    return pages.first(responseData(await send(pbx, operation, request)), { text: 'Done.' });
  const { row, text = 'Done.', why } = await placeOnce(pbx, url, id, request.body);
  return pages.first({ ...row, why }, { text });
}

function note({ operation, name }: Plan, what: JournalEntry['what'], more: Partial<JournalEntry> = {}): void {
  writeJournal({ by: 'assistant', what, operation: operation.operationId, plan: name, ...more });
}

// Without a user, a lost call cannot be told from others.
function placesCall({ operationId }: Operation, { body }: CoreOptions, id: string | undefined): boolean {
  return operationId === 'createCall' && (id !== undefined || (isRecord(body) && Boolean(body['from'])));
}

function requireAllowed(operation: Operation, policy: Policy): Operation {
  const { operationId } = operation;
  if (!isWrite(operation)) throw usage(`${operationId} only reads: use read.`);
  if (policy(operation)) return operation;
  throw usage(
    `${operationId} is not allowed. The user can start the server with --allow-writes ${operationId} to allow it.`,
  );
}

async function checkBody(operation: Operation, given: unknown): Promise<void> {
  const { operationId, body } = operation;
  if (!body && given !== undefined) throw usage(`${operationId} takes no body.`);
  if (!body || (given === undefined && !body.required)) return;
  const names = new Set(
    fieldsOf(operation).flatMap(({ place, path }) => (place === 'body' ? path.slice(0, 1) : [])),
  );
  if (given === undefined)
    throw usage(
      `${operationId} takes a body. Pass ${[...names].join(', ') || 'it'} in body, not in arguments.`,
    );
  const { components } = contractDocument();
  const schema = { ...body.schema, components } as unknown as Parameters<typeof mcp.fromJsonSchema>[0];
  const result = await mcp.fromJsonSchema(schema)['~standard'].validate(given);
  if (!result.issues) return;
  const faults = result.issues.map(({ message }) => message).join('; ');
  // The fault does not name the field.
  const unknown = isRecord(given) ? Object.keys(given).find((name) => !names.has(name)) : undefined;
  if (unknown !== undefined && faults.includes('additional properties'))
    throw usage(
      `"${unknown}" is no field of the body of ${operationId}. ${await didYouMean(unknown, names, `It takes ${[...names].join(', ')}.`)}`,
    );
  throw usage(`The body of ${operationId} is not as the contract has it: ${faults}`);
}

async function preparePlan({ pbx, token }: Served, operation: Operation, request: CoreOptions) {
  const touched = await readTouched(pbx, operation, request);
  const change = describeChange(operation, request, touched);
  const isOwnToken = Object.values(request.path ?? {}).includes(token);
  const words = await effectWords(pbx, operation, request, touched);
  const effect = isOwnToken ? `${words}; it is the token that this server itself uses` : words;
  // Of a deleted record only its id counts: a live call changes by the second.
  const isDeleted = operation.method === 'delete' && touched.records.length > 0;
  const before = isDeleted ? touched.records.map(({ id }) => id) : change.before;
  const { path, query } = redactor().redactFields(request) as CoreOptions;
  const line = `${operation.method.toUpperCase()} ${operation.path}`;
  const shown = { operation: operation.operationId, request: line, path, query, effect, ...change };
  return { plan: { operation, request, effect, before }, shown };
}

function canAsk({ server }: mcp.McpServer, { mcpReq }: mcp.ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> | undefined = mcpReq.envelope;
  // oxlint-disable-next-line typescript/no-deprecated -- clients of the earlier revision send it once, at the start
  const capabilities = server.getClientCapabilities() ?? envelope?.[mcp.CLIENT_CAPABILITIES_META_KEY];
  return isRecord(capabilities) && capabilities['elicitation'] !== undefined;
}
