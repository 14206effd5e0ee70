import { isJsonObject } from '@telephony/contract';
import type { Contract, OperationPage } from '../contract/model.ts';

/** A message of the platform, as the examples of the contract have it. */
export interface ErrorMessage {
  message: string;
  /** What an element of `errors` adds: its field, message and code. */
  details: string[];
  /** `400`, `4XX` */
  statuses: string[];
  /** How often the contract says what it means, by its words, in Markdown. */
  meanings: Map<string, number>;
  /** Markdown. */
  advice: string;
  operations: OperationPage[];
}

/** Operations that are named; beyond them the number says enough. */
const NAMED = 6;

/** Where a message is on its page. */
export function anchorOf(message: string): string {
  return message.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Every message of the examples of all failures, those of few operations last. Throws on one without advice. */
export function errorMessages({ operations }: Pick<Contract, 'operations'>): ErrorMessage[] {
  const found = new Map<string, ErrorMessage>();
  for (const operation of operations) {
    for (const { kind, status, description, contents } of operation.responses) {
      if (kind !== 'error') continue;
      for (const { value } of contents.flatMap(({ examples }) => examples)) {
        if (!isJsonObject(value) || typeof value['message'] !== 'string') continue;
        const { message } = value;
        const entry: ErrorMessage = found.get(message) ?? {
          message,
          details: [],
          statuses: [],
          meanings: new Map(),
          advice: adviceFor(message),
          operations: [],
        };
        found.set(message, entry);
        add(entry.statuses, status);
        entry.meanings.set(description, (entry.meanings.get(description) ?? 0) + 1);
        add(entry.operations, operation);
        for (const detail of detailsOf(value['errors'])) add(entry.details, detail);
      }
    }
  }
  return [...found.values()].toSorted((one, other) => other.operations.length - one.operations.length);
}

/** The catalogue as Markdown. */
export function errorCatalogue(contract: Pick<Contract, 'operations'>): string {
  return errorMessages(contract)
    .map((entry) => `### ${entry.message}\n\n${errorText(entry)}`)
    .join('\n\n');
}

/** What there is to know about a message. Markdown. */
export function errorText({ details, statuses, meanings, advice, operations }: ErrorMessage): string {
  // Said of one operation, it says little about the others.
  const [usual] = [...meanings].toSorted(([, one], [, other]) => other - one);
  const links = operations.slice(0, NAMED).map(({ id, address }) => `[\`${id}\`](${address})`);
  const others = operations.length - links.length;
  return [
    `**Status:** ${statuses.toSorted().join(', ')}. **Returned by** ${links.join(', ')}${others > 0 ? ` and ${others} other operations` : ''}.`,
    usual?.[0] ?? '',
    details.length === 0 ? '' : `In \`errors\`: ${details.map((detail) => `\`${detail}\``).join(', ')}.`,
    `**Do:** ${advice}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function detailsOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((one) => isJsonObject(one))
    .map((one) =>
      ['field', 'message', 'code']
        .map((name) => one[name])
        .filter(Boolean)
        .join(': '),
    );
}

function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item);
}

/** What to do about a message, by the message. Markdown. */
const ADVICE: Record<string, string> = {
  'Authentication failed: token does not exist':
    'Send the header `X-Auth-Token`, not `Authorization`. If you do, [get a new token](/guides/authentication/#when-the-token-is-gone) and send the request once more; if it fails again, ask a person.',
  'Access denied':
    'Do not send it again. Use the token of a user who may do it, or have an administrator change the roles of the user.',
  'Resource not found':
    'Check the id. Of a live call it means that the call has ended: look for [its record](/guides/cdrs-and-recordings/#from-a-call-to-its-cdr). After a deletion it is what you want.',
  'Validation error':
    'Look into `errors` for the field, correct it, and send the request again. If `errors` is empty, compare the body with the example of the operation.',
  'Filtration error':
    'Check the name of the `property`, and the `operator`. The page of the operation lists the fields that can be filtered ([how to write a filter](/guides/paging-and-filters/#write-a-filter)).',
  'E-mail and/or password is invalid':
    'Ask the person again. Do not try other passwords, and do not take it for an expired token: it is a 400.',
  'Code and/or nonce is invalid':
    'Ask for the code once more, and send it with the nonce of the same sign-in. A new `POST /login` sends a new code ([the second factor](/guides/authentication/#pass-the-second-factor)).',
  'DDI not found':
    'Send one of your own numbers as `caller_id`: [`GET /ddis`](/operations/listDdis/) lists them.',
  'Maximum per minute call rate exceeded':
    'Wait a minute, then let the person try again. Never loop: it is a 400, and no header says how long to wait ([O-09](/ledger/#o-09)).',
  'Unable to make a call with no VoIP clients registered':
    'Ask the user to turn on a phone and to start the call again. Do not repeat the request automatically: each one that succeeds rings a phone. The 412 arrives after about ten seconds ([O-40](/ledger/#o-40)); to see it, send [`Prefer: code=412`](/guides/testing/#request-a-failure) to the mock or the sandbox.',
};

/** What to do about a message of the platform. Throws on one that the catalogue has no advice for. */
export function adviceFor(message: string): string {
  const advice = ADVICE[message];
  if (advice === undefined)
    throw new Error(`The catalogue of errors says nothing about "${message}": add what to do.`);
  return advice;
}

/** The messages that there is advice for. */
export const advisedMessages: string[] = Object.keys(ADVICE);
