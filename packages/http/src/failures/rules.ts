import type { Contract } from '@telephony/contract';
import { exampleKeys, type Fault } from '../prefer/preferences.ts';
import { invalid } from '../refusals/refusal.ts';

/** The rules by which requests fail on purpose. */
export class Rules {
  readonly #contract: () => Contract;
  readonly #rules = new Map<number, Rule>();
  #next = 1;

  /** @param contract The contract as it is now. */
  constructor(contract: () => Contract) {
    this.#contract = contract;
  }

  list(): Rule[] {
    return [...this.#rules.values()];
  }

  /** @throws Refusal 400 for an operation or an example that the contract does not have. */
  add({ operation_id: operationId, sequence, repeat = false }: RuleInput): Rule {
    this.#check(operationId, sequence);
    const named = operationId !== undefined && { operation_id: operationId };
    const added = { ...named, sequence, repeat, id: this.#next++, used: 0 };
    this.#rules.set(added.id, added);
    return added;
  }

  /** @returns Whether there was such a rule. */
  remove(id: number): boolean {
    return this.#rules.delete(id);
  }

  clear(): void {
    this.#rules.clear();
  }

  /** The step that is for a request: of the oldest rule for its operation, which is used once by this. */
  take(operationId: string): RuleStep | undefined {
    if (this.#rules.size === 0) return undefined;
    for (const rule of this.#rules.values()) {
      if (rule.operation_id !== undefined && rule.operation_id !== operationId) continue;
      const step = stepOf(rule);
      rule.used++;
      if (!rule.repeat && stepOf(rule) === undefined) this.#rules.delete(rule.id);
      return step;
    }
    return undefined;
  }

  #check(operationId: string | undefined, sequence: readonly RuleStep[]): void {
    const { operations, operationsById } = this.#contract();
    const one = operationId === undefined ? undefined : operationsById.get(operationId);
    if (operationId !== undefined && !one)
      throw invalid('body.operation_id', `${operationId} is not an operation of the contract`);
    if (sequence.every(({ example }) => example === undefined)) return;
    const examples = new Set((one ? [one] : operations).flatMap(exampleKeys));
    for (const [index, { example }] of sequence.entries()) {
      if (example === undefined || examples.has(example)) continue;
      const known = operationId === undefined ? '' : ` Examples: ${[...examples].join(', ') || 'none'}`;
      throw invalid(
        `body.sequence[${index}].example`,
        `is not an example of ${operationId ?? 'any operation'}.${known}`,
      );
    }
  }
}

function stepOf({ sequence, used, repeat }: Rule): RuleStep | undefined {
  const lengths = sequence.map(({ times = 1 }) => times ?? Infinity);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let left = repeat && Number.isFinite(total) ? used % total : used;
  for (const [index, length] of lengths.entries()) {
    if (left < length) return sequence[index];
    left -= length;
  }
  return undefined;
}

/** What one request, or several, get instead of the usual response. An empty step is the usual response. */
export interface RuleStep {
  /** Status to respond with, declared or not. */
  code?: number;
  /** Key of the example to respond with. */
  example?: string;
  /** Milliseconds to wait first. */
  delay?: number;
  fault?: Fault;
  /** Further headers, such as `retry-after`. */
  headers?: Record<string, string>;
  /** JSON to respond with instead of the example. */
  body?: unknown;
  /** How many requests it is for. Default: 1; null for all that follow. */
  times?: number | null;
}

/** What shall happen to the requests of an operation, one after the other. */
export interface RuleInput {
  /** Undefined for all operations. */
  operation_id?: string;
  sequence: RuleStep[];
  /** Begin again after the last step, instead of ending. */
  repeat?: boolean;
}

/** A rule that is in force. */
export interface Rule extends RuleInput {
  id: number;
  repeat: boolean;
  /** How many requests it has been used for. */
  used: number;
}
