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
import type { Face, Form, Made } from './form.ts';

export const formsModes = ['default', 'documented', 'observed', 'mixed'] as const;

export type FormsMode = (typeof formsModes)[number];

type FaceOf = (id: FormId) => Face;

const usualFaces = new Map(forms.map(({ id, usual = 'observed' }) => [id, usual]));

export class Forms {
  readonly #contract: Contract;
  readonly #chance: () => boolean;
  #mode: FormsMode = 'default';
  #active: ActiveForms = [];
  readonly #responses = new Map<Operation, Map<number, Plan | undefined>>();
  readonly #events = new Map<string, Plan | undefined>();
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
    this.#responses.clear();
    this.#events.clear();
  }

  response(operation: Operation, made: Made): Made {
    const plan = this.#planResponse(operation, made.status);
    if (!plan) return made;
    const faceOf = this.#decide();
    let restated = made;
    for (const { id, ...faces } of plan.statuses)
      restated = faces[faceOf(id)]?.(restated, operation) ?? restated;
    const root =
      restated.status === made.status ? plan.root : this.#planResponse(operation, restated.status)?.root;
    return root ? { ...restated, body: writeForms(root, restated.body, faceOf) } : restated;
  }

  event<E extends { event_name: string }>(event: E): E | undefined {
    const { event_name: name } = event;
    let plan = this.#events.get(name);
    if (!plan && !this.#events.has(name)) {
      plan = planEvent(this.#contract, this.#active, name);
      this.#events.set(name, plan);
    }
    return plan?.root ? (writeForms(plan.root, event, this.#decide()) as E | undefined) : event;
  }

  query(operation: Operation, query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { filter } = query;
    if (!Array.isArray(filter) || filter.length === 0) return query;
    let readers = this.#readers.get(operation);
    if (!readers) this.#readers.set(operation, (readers = filterReaders(this.#contract, operation)));
    return readers.size === 0 ? query : { ...query, filter: readFilter(readers, filter) };
  }

  #planResponse(operation: Operation, status: number): Plan | undefined {
    let plans = this.#responses.get(operation);
    if (!plans) this.#responses.set(operation, (plans = new Map<number, Plan | undefined>()));
    if (plans.has(status)) return plans.get(status);
    const plan = planResponse(this.#contract, this.#active, operation, status);
    plans.set(status, plan);
    return plan;
  }

  #decide(): FaceOf {
    const mode = this.#mode;
    if (mode === 'default') return (id) => usualFaces.get(id) ?? 'observed';
    if (mode !== 'mixed') return () => mode;
    const drawn = new Map<FormId, Face>();
    return (id) => {
      let face = drawn.get(id);
      if (!face) drawn.set(id, (face = this.#chance() ? 'documented' : 'observed'));
      return face;
    };
  }
}

function activeForm<Id extends FormId>(one: Form<Id>, mode: Face | 'mixed'): Form<Id>[] {
  const changes = (faces: Partial<Record<Face, unknown>>): boolean =>
    mode === 'mixed' ? true : faces[mode] !== undefined;
  const { values = [], statuses = [] } = one;
  const active = { ...one, values: values.filter(changes), statuses: statuses.filter(changes) };
  return active.values.length + active.statuses.length > 0 ? [active] : [];
}

function writeForms(node: PlanNode, value: unknown, faceOf: (id: FormId) => Face): unknown {
  let written = inside(node, value, faceOf);
  for (const own of node.own) {
    const rewrite = own[faceOf(own.id)];
    if (rewrite) written = rewrite(written, own.schema);
    if (written === undefined) return undefined;
  }
  return written;
}

function inside({ fields, items }: PlanNode, value: unknown, faceOf: (id: FormId) => Face): unknown {
  if (Array.isArray(value)) return items ? value.map((one) => writeForms(items, one, faceOf)) : value;
  if (fields.size === 0 || !isJsonObject(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, child] of fields) {
    if (!Object.hasOwn(value, name)) continue;
    const before = value[name];
    const after = writeForms(child, before, faceOf);
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
