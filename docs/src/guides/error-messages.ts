import { isJsonObject } from '@telephony/contract';
import type { Contract, OperationPage } from '../contract/model.ts';
import { adviceFor } from './error-advice.ts';

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
