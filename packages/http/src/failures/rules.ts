import type { Contract } from '@telephony/contract';
import type { operations, Rule, Step } from '../generated/control.ts';
import type { BodyIn } from '../operation-types.ts';
import { exampleKeys } from '../prefer/preferences.ts';
import { invalid } from '../refusals/refusal.ts';

export type { Rule };

/** The response of a rule to one request or several, instead of the usual one. */
export type RuleStep = Step;

/** A rule to add. */
export type RuleInput = BodyIn<operations['createRule']>;

/** The rules by which requests fail on purpose. */
export class Rules {
  readonly #contract: () => Contract;
  readonly #rules = new Map<number, Rule>();
  #next = 1;

  constructor(contract: () => Contract) {
    this.#contract = contract;
  }

  list(): Rule[] {
    return [...this.#rules.values()];
  }

  /** Adds a rule. Throws a 400 for an operation or an example that the contract does not have. */
  add({ operation_id: operationId, sequence, repeat = false }: RuleInput): Rule {
    this.#check(operationId, sequence);
    const named = operationId !== undefined && { operation_id: operationId };
    const rule = { ...named, sequence, repeat, id: this.#next++, used: 0 };
    this.#rules.set(rule.id, rule);
    return rule;
  }

  /** Removes a rule, and returns false if there is none with this id. */
  remove(id: number): boolean {
    return this.#rules.delete(id);
  }

  clear(): void {
    this.#rules.clear();
  }

  /** Takes the next step of the oldest rule for an operation. */
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
