import { type Contract, isJsonObject, type Operation } from '@telephony/contract';
import { type FormId, forms } from './known-forms.ts';
import {
  type ActiveForms,
  type BoundValue,
  type Plan,
  planEvent,
  type PlanNode,
  planResponse,
} from './plan.ts';
import type { Variant, Form, PlainResponse } from './form.ts';

export const formsModes = ['default', 'documented', 'observed', 'mixed'] as const;

export type FormsMode = (typeof formsModes)[number];

type VariantOf = (id: FormId) => Variant;

const usualVariants = new Map(forms.map(({ id, usual = 'observed' }) => [id, usual]));

export class Forms {
  readonly #contract: Contract;
  readonly #chance: () => boolean;
  #mode: FormsMode = 'default';
  #active: ActiveForms = [];
  readonly #plans = new Map<string, Plan | undefined>();
  readonly #readers = new Map<Operation, FilterReaders>();

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
    this.#active = forms.flatMap((form) =>
      activeForm(form, mode === 'default' ? (form.usual ?? 'observed') : mode),
    );
    this.#plans.clear();
  }

  response(operation: Operation, response: PlainResponse): PlainResponse {
    const plan = this.#planResponse(operation, response.status);
    if (!plan) return response;
    const variantOf = this.#chooseVariants();
    let restated = response;
    for (const { id, ...rewrites } of plan.statuses)
      restated = rewrites[variantOf(id)]?.(restated, operation) ?? restated;
    const root =
      restated.status === response.status ? plan.root : this.#planResponse(operation, restated.status)?.root;
    return root ? { ...restated, body: writeForms(root, restated.body, variantOf) } : restated;
  }

  /** @returns The same object where no form applies; undefined for an event that is not sent. */
  event<E extends { event_name: string }>(event: E): E | undefined {
    const plan = this.#plan(event.event_name, () =>
      planEvent(this.#contract, this.#active, event.event_name),
    );
    return plan?.root ? (writeForms(plan.root, event, this.#chooseVariants()) as E | undefined) : event;
  }

  /** Reads the values of a filter in either form. */
  query(operation: Operation, query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { filter } = query;
    if (!Array.isArray(filter) || filter.length === 0) return query;
    let readers = this.#readers.get(operation);
    if (!readers) this.#readers.set(operation, (readers = filterReaders(this.#contract, operation)));
    return readers.size === 0 ? query : { ...query, filter: readFilter(readers, filter) };
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

  // Mixed, chance decides once for each form in a response or event.
  #chooseVariants(): VariantOf {
    const mode = this.#mode;
    if (mode === 'default') return (id) => usualVariants.get(id) ?? 'observed';
    if (mode !== 'mixed') return () => mode;
    const drawn = new Map<FormId, Variant>();
    return (id) => {
      let variant = drawn.get(id);
      if (!variant) drawn.set(id, (variant = this.#chance() ? 'documented' : 'observed'));
      return variant;
    };
  }
}

function activeForm<Id extends FormId>(form: Form<Id>, mode: Variant | 'mixed'): Form<Id>[] {
  const changes = (rewrites: Partial<Record<Variant, unknown>>): boolean =>
    mode === 'mixed' || rewrites[mode] !== undefined;
  const { values = [], statuses = [] } = form;
  const active = { ...form, values: values.filter(changes), statuses: statuses.filter(changes) };
  return active.values.length + active.statuses.length > 0 ? [active] : [];
}

// Copies before it changes: the records are those in the store.
function writeForms(node: PlanNode, value: unknown, variantOf: (id: FormId) => Variant): unknown {
  let written = writeParts(node, value, variantOf);
  for (const own of node.own) {
    const rewrite = own[variantOf(own.id)];
    if (rewrite) written = rewrite(written, own.schema);
    if (written === undefined) return undefined;
  }
  return written;
}

function writeParts(
  { fields, items }: PlanNode,
  value: unknown,
  variantOf: (id: FormId) => Variant,
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

type FilterReaders = ReadonlyMap<string, BoundValue>;

function filterReaders(contract: Contract, operation: Operation): FilterReaders {
  const data = planResponse(contract, forms, operation, 200)?.root?.fields.get('data');
  const fields = [...((data?.items ?? data)?.fields ?? [])];
  return new Map(
    fields.flatMap(([name, { own }]) => {
      const reader = own.find(({ read }) => read);
      return reader ? [[name, reader]] : [];
    }),
  );
}

function readFilter(readers: FilterReaders, filter: readonly unknown[]): unknown[] {
  return filter.map((condition) => {
    if (!isJsonObject(condition)) return condition;
    const { property, value } = condition;
    const reader = typeof property === 'string' ? readers.get(property) : undefined;
    if (!reader?.read) return condition;
    const { read, schema } = reader;
    const one = (part: unknown) => read(part, schema);
    return { ...condition, value: Array.isArray(value) ? value.map(one) : one(value) };
  });
}
