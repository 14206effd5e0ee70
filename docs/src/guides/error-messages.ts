import { isJsonObject } from '@telephony/contract';
import type { Contract, OperationPage } from '../contract/model.ts';
import { blocks } from '../markdown/twin-text.ts';
import { mostFrequent, asObjects } from '../contract/source.ts';

export interface ErrorMessage {
  message: string;
  details: string[];
  statuses: string[];
  meaning: string;
  advice: string;
  operations: OperationPage[];
}

const MAX_NAMED_OPERATIONS = 6;

export function messageAnchor(message: string): string {
  return message.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export function errorMessages({ operations }: Pick<Contract, 'operations'>): ErrorMessage[] {
  const failures = operations.flatMap((operation) =>
    operation.responses
      .filter(({ kind }) => kind === 'error')
      .flatMap(({ status, description, contents }) =>
        contents
          .flatMap(({ examples }) => examples)
          .flatMap(({ value }) =>
            isJsonObject(value) && typeof value['message'] === 'string'
              ? {
                  operation,
                  status,
                  description,
                  message: value['message'],
                  errors: asObjects(value['errors']),
                }
              : [],
          ),
      ),
  );
  const unknown = failures.find(({ message }) => ADVICE[message] === undefined);
  if (unknown)
    throw new Error(`The catalogue of errors says nothing about "${unknown.message}": add what to do.`);
  return [...Map.groupBy(failures, ({ message }) => message)]
    .map(([message, all]) => ({
      message,
      details: unique(
        all.flatMap(({ errors }) =>
          errors.map(({ field, message: text, code }) => [field, text, code].filter(Boolean).join(': ')),
        ),
      ),
      statuses: unique(all.map(({ status }) => status)).toSorted(),
      meaning: mostFrequent(all.map(({ description }) => description)) ?? '',
      advice: ADVICE[message] ?? '',
      operations: unique(all.map(({ operation }) => operation)),
    }))
    .toSorted((one, other) => other.operations.length - one.operations.length);
}

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

export function errorText({ details, statuses, meaning, advice, operations }: ErrorMessage): string {
  const links = operations.slice(0, MAX_NAMED_OPERATIONS).map(({ id, address }) => `[\`${id}\`](${address})`);
  const others = operations.length - links.length;
  return blocks(
    `**Status:** ${statuses.join(', ')}. **Operations:** ${links.join(', ')}${others > 0 ? ` and ${others} others` : ''}.`,
    meaning,
    details.length === 0 ? '' : `In \`errors\`: ${details.map((detail) => `\`${detail}\``).join(', ')}.`,
    `**What to do:** ${advice}`,
  );
}

export const ADVICE: Record<string, string> = {
  'Authentication failed: token does not exist':
    'Send the token in the header `X-Auth-Token`, not in `Authorization`. If you already do, [get a new token](/guides/authentication/#when-the-token-is-gone) and send the request once more. If it fails again, ask a person.',
  'Access denied':
    "Do not send the request again. Use the token of a user with the permission, or ask an administrator to change the user's roles.",
  'Resource not found':
    'Check the id. For a live call, the message means that the call has ended: look for [its record](/guides/cdrs-and-recordings/#from-a-call-to-its-cdr). After a deletion, it confirms that the record no longer exists.',
  'Validation error':
    "Find the field in `errors`, correct it, and send the request again. If `errors` is empty, compare your body with the operation's example.",
  'Filtration error':
    'Check the `property` and the `operator`. The page of the operation lists the fields that you can filter by ([how to write a filter](/guides/paging-and-filters/#write-a-filter)).',
  'E-mail and/or password is invalid':
    'Ask the person again, and do not try other passwords. This is a 400, not the 401 of an expired token.',
  'Code and/or nonce is invalid':
    'Ask for the code once more, and send it with the nonce of the same sign-in. A new `POST /login` sends a new code ([the second factor](/guides/authentication/#pass-the-second-factor)).',
  'DDI not found':
    'Send one of your own numbers as `caller_id`. [`GET /ddis`](/operations/listDdis/) lists your numbers.',
  'Maximum per minute call rate exceeded':
    'Wait a minute, then let the person try again. Never retry in a loop: this is a 400, and no header says how long to wait ([O-09](/ledger/#o-09)).',
  'Unable to make a call with no VoIP clients registered':
    'Ask the user to turn on a phone and to start the call again. Do not repeat the request automatically, because every successful request rings a phone. The 412 arrives after about ten seconds ([O-40](/ledger/#o-40)). To see it, send [`Prefer: code=412`](/guides/testing/#request-a-failure) to the mock or the sandbox.',
};
