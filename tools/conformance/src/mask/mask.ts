import type { OpenApiDocument, Operation } from '@telephony/contract';
import { maskHeader } from './mask-header.ts';
import { maskTarget } from './mask-target.ts';
import { createValueMask } from './mask-value.ts';
import { readVocabulary } from './vocabulary.ts';

/** Takes out of what is written down all that is not on the allow-list. */
export interface Mask {
  header: (name: string, value: string) => { name: string; value: string };
  target: (operation: Pick<Operation, 'path'>, target: string) => string;
  /** A body: JSON keeps its form, of anything else the size is told. */
  body: (body: Buffer) => string;
  /** A value as it is shown beside a violation. */
  seen: (value: unknown, field: string) => string;
  /** The name of a field, where it could be one: no digits in a row, and not long. */
  field: (name: string) => string;
}

/** Longest value beside a violation. */
const LONGEST_SEEN = 80;

/**
 * A mask by the words of a contract.
 *
 * @param shown Names of fields whose values are shown.
 */
export function createMask(document: OpenApiDocument, shown: readonly string[] = []): Mask {
  const vocabulary = readVocabulary(document);
  const values = createValueMask(vocabulary, new Set(shown));
  return {
    header: (name, value) => maskHeader(name, value, values, vocabulary),
    target: (operation, target) => maskTarget(operation, target, values),
    body(body) {
      if (body.length === 0) return '';
      try {
        return JSON.stringify(values.value(JSON.parse(body.toString('utf8')) as unknown, ''));
      } catch {
        return `[${body.length} bytes that are not JSON]`;
      }
    },
    seen(value, field) {
      const text = JSON.stringify(values.value(value, field)) ?? 'nothing';
      return text.length > LONGEST_SEEN ? `${text.slice(0, LONGEST_SEEN - 1)}…` : text;
    },
    field: (name) =>
      vocabulary.names.has(name) || /^(?!.*\d{4})[A-Za-z_][\w-]{0,30}$/.test(name) ? name : values.name(name),
  };
}
