import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@telephony/contract';
import { parse } from 'yaml';
import { contractFolder } from '../contract/load-contract.ts';
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

// Astro moves modules while it builds.
const ADVICE_FILE = join(contractFolder, '../docs/src/guides/error-advice.yaml');

export const ADVICE = parse(readFileSync(ADVICE_FILE, 'utf8')) as Record<string, string>;

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
    throw new Error(`guides/error-advice.yaml has nothing about "${unknown.message}": add what to do.`);
  return [...Map.groupBy(failures, ({ message }) => message)]
    .map(([message, all]) => ({
      message,
      details: [
        ...new Set(
          all.flatMap(({ errors }) =>
            errors.map(({ field, message: text, code }) => [field, text, code].filter(Boolean).join(': ')),
          ),
        ),
      ],
      statuses: [...new Set(all.map(({ status }) => status))].toSorted(),
      meaning: mostFrequent(all.map(({ description }) => description)) ?? '',
      advice: ADVICE[message] ?? '',
      operations: [...new Set(all.map(({ operation }) => operation))],
    }))
    .toSorted((one, other) => other.operations.length - one.operations.length);
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
