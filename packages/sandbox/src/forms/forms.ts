import type { Contract, Operation } from '@telephony/contract';
import { type FormId, forms } from './known/known-forms.ts';
import { changedModes, type FormModes, type FormsOption, usualModes } from './modes.ts';
import { type ActiveForms, type Plan, planEvent, planResponse } from './plan.ts';
import { type FilterReaders, filterReaders, readFilter } from './read-filter.ts';
import type { Face, Form, FormMode, Made } from './shape/form.ts';
import { writeForms } from './write-forms.ts';

type FaceOf = (id: FormId) => Face;

/** Writes responses and events in the forms that are in force. What has one form alone passes as it is. */
export class Forms {
  readonly #contract: Contract;
  readonly #chance: () => boolean;
  #modes: FormModes = usualModes;
  #active: ActiveForms = [];
  readonly #responses = new Map<Operation, Map<number, Plan | undefined>>();
  readonly #events = new Map<string, Plan | undefined>();
  readonly #readers = new Map<Operation, FilterReaders>();

  /**
   * @param chance Decides where forms are mixed.
   * @throws Error for an id that has no two forms, or another word than the three.
   */
  constructor(contract: Contract, chance: () => boolean, option: FormsOption = {}) {
    this.#contract = contract;
    this.#chance = chance;
    this.change(option);
  }

  /** What is in force, by ids of the ledger. */
  get modes(): Readonly<FormModes> {
    return this.#modes;
  }

  /** Changes what is in force: what is not named stays. @throws Error as the constructor. */
  change(option: FormsOption): void {
    this.#modes = changedModes(this.#modes, option);
    this.#active = forms.flatMap((form) => activeForm(form, this.#modes[form.id]));
    this.#responses.clear();
    this.#events.clear();
  }

  /** A response in its forms. Mixed, each of the ledger's entries is decided once for it. */
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

  /** An event in its forms: the same object where none differs; undefined where it is not sent. */
  event<E extends { event_name: string }>(event: E): E | undefined {
    const { event_name: name } = event;
    let plan = this.#events.get(name);
    if (!plan && !this.#events.has(name)) {
      plan = planEvent(this.#contract, this.#active, name);
      this.#events.set(name, plan);
    }
    return plan?.root ? (writeForms(plan.root, event, this.#decide()) as E | undefined) : event;
  }

  /** The query of a request, with a filter that is read in either form, whichever is in force. */
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

  /** Decides for one response or event. */
  #decide(): FaceOf {
    const drawn = new Map<FormId, Face>();
    return (id) => {
      const mode = this.#modes[id];
      if (mode !== 'mixed') return mode;
      let face = drawn.get(id);
      if (!face) drawn.set(id, (face = this.#chance() ? 'documented' : 'observed'));
      return face;
    };
  }
}

/** A form with what can change something in its mode; none where nothing can. */
function activeForm<Id extends FormId>(one: Form<Id>, mode: FormMode): Form<Id>[] {
  const changes = (faces: Partial<Record<Face, unknown>>): boolean =>
    mode === 'mixed' ? true : faces[mode] !== undefined;
  const { values = [], statuses = [] } = one;
  const active = { ...one, values: values.filter(changes), statuses: statuses.filter(changes) };
  return active.values.length + active.statuses.length > 0 ? [active] : [];
}
