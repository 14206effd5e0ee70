import { type Contract, isJsonObject, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';
import { forms, type PlainResponse, type Variant } from './form-table.ts';
import { type Plan, planEvent, type PlanNode, planResponse } from './plan.ts';

export const formsModes = ['default', 'documented', 'observed', 'mixed'] as const;

export type FormsMode = (typeof formsModes)[number];

type Form = (typeof forms)[number];

export class Forms {
  readonly #contract: Contract;
  readonly #chance: () => boolean;
  #mode: FormsMode = 'default';
  #active: typeof forms = [];
  readonly #plans = new Map<string, Plan | undefined>();
  readonly #fields = new Map<Operation, PlanNode['fields']>();

  constructor(contract: Contract, chance: () => boolean, mode: FormsMode = 'default') {
    this.#contract = contract;
    this.#chance = chance;
    this.change(mode);
  }

  get mode(): FormsMode {
    return this.#mode;
  }

  change(mode: FormsMode): void {
    this.#mode = mode;
    this.#active = forms.filter((form) => mode === 'mixed' || form[variantIn(mode, form)] !== undefined);
    this.#plans.clear();
  }

  response(operation: Operation, response: PlainResponse): PlainResponse {
    const plan = this.#planResponse(operation, response.status);
    if (!plan) return response;
    const variantOf = this.#chooseVariants();
    let restated = response;
    for (const form of plan.statuses) restated = form[variantOf(form)]?.(restated, operation) ?? restated;
    const root =
      restated.status === response.status ? plan.root : this.#planResponse(operation, restated.status)?.root;
    return root ? { ...restated, body: writeForms(root, restated.body, variantOf) } : restated;
  }

  /** @returns The same object where no form applies; undefined for an event that is not sent. */
  event<E extends { event_name: string }>(event: E): E | undefined {
    const name = event.event_name;
    const plan = this.#plan(name, () => planEvent(this.#contract, this.#active, name));
    return plan?.root ? (writeForms(plan.root, event, this.#chooseVariants()) as E | undefined) : event;
  }

  /** Reads the values of a filter in either form. */
  query(operation: Operation, query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { filter } = query;
    if (!Array.isArray(filter) || filter.length === 0) return query;
    let fields = this.#fields.get(operation);
    if (!fields) {
      const data = planResponse(this.#contract, forms, operation, 200)?.root?.fields.get('data');
      this.#fields.set(operation, (fields = (data?.items ?? data)?.fields ?? NO_FIELDS));
    }
    return { ...query, filter: filter.map((condition) => readCondition(fields, condition)) };
  }

  #planResponse(operation: Operation, status: number): Plan | undefined {
    return this.#plan(`${operation.operationId} ${status}`, () =>
      planResponse(this.#contract, this.#active, operation, status),
    );
  }

  #plan(key: string, make: () => Plan | undefined): Plan | undefined {
    if (!this.#plans.has(key)) this.#plans.set(key, make());
    return this.#plans.get(key);
  }

  // Mixed, chance decides once for each ID in a response or event.
  #chooseVariants(): (form: Form) => Variant {
    const mode = this.#mode;
    if (mode !== 'mixed') return (form) => variantIn(mode, form);
    const drawn = new Map<LedgerId, Variant>();
    return ({ id }) => {
      let variant = drawn.get(id);
      if (!variant) drawn.set(id, (variant = this.#chance() ? 'documented' : 'observed'));
      return variant;
    };
  }
}

const NO_FIELDS: PlanNode['fields'] = new Map();

const variantIn = (mode: Variant | 'default', { usual = 'observed' }: Form): Variant =>
  mode === 'default' ? usual : mode;

// Copies before it changes: the records are those in the store.
function writeForms(node: PlanNode, value: unknown, variantOf: (form: Form) => Variant): unknown {
  let written = writeParts(node, value, variantOf);
  for (const { form, schema } of node.own) {
    const rewrite = form[variantOf(form)];
    if (rewrite) written = rewrite(written, schema);
    if (written === undefined) return undefined;
  }
  return written;
}

function writeParts(
  { fields, items }: PlanNode,
  value: unknown,
  variantOf: (form: Form) => Variant,
): unknown {
  if (Array.isArray(value)) return items ? value.map((one) => writeForms(items, one, variantOf)) : value;
  if (fields.size === 0 || !isJsonObject(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, child] of fields) {
    if (!Object.hasOwn(value, name)) continue;
    const before = value[name];
    const after = writeForms(child, before, variantOf);
    if (after === before) continue;
    copy ??= { ...value };
    if (after === undefined) delete copy[name];
    else copy[name] = after;
  }
  return copy ?? value;
}

function readCondition(fields: PlanNode['fields'], condition: unknown): unknown {
  if (!isJsonObject(condition)) return condition;
  const { property, value } = condition;
  const own = fields.get(String(property))?.own ?? [];
  const { form, schema } = own.find(({ form: { read } }) => read) ?? {};
  if (!form?.read || !schema) return condition;
  const one = (part: unknown): unknown => form.read!(part, schema);
  return { ...condition, value: Array.isArray(value) ? value.map(one) : one(value) };
}
