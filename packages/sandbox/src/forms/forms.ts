import {
  type Contract,
  declaredStatus,
  isJsonObject,
  type JsonSchema,
  type Operation,
} from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';
import { type Form, forms, type PlainResponse, type ValueForm, type Variant } from './form-table.ts';

export const formsModes = ['default', 'documented', 'observed', 'mixed'] as const;

export type FormsMode = (typeof formsModes)[number];

// The forms of a value, and of the values in it.
interface FormNode {
  own: { form: ValueForm; schema: JsonSchema }[];
  fields: Map<string, FormNode>;
  items: FormNode | undefined;
}

type VariantOf = (form: Form) => Variant;

export class Forms {
  mode: FormsMode;
  readonly #contract: Contract;
  readonly #chance: () => boolean;
  readonly #nodes = new Map<string, FormNode | undefined>();

  constructor(contract: Contract, chance: () => boolean, mode: FormsMode = 'default') {
    this.#contract = contract;
    this.#chance = chance;
    this.mode = mode;
  }

  response(operation: Operation, response: PlainResponse): PlainResponse {
    const variantOf = this.#chooseVariants();
    let restated = response;
    for (const form of forms)
      if ('status' in form && form.status === response.status && this.#isMarked(operation, form))
        restated = form[variantOf(form)]?.(restated, operation) ?? restated;
    const node = this.#responseNode(operation, restated.status);
    return node ? { ...restated, body: applyForms(node, restated.body, variantOf) } : restated;
  }

  /** @returns The same object where no form applies; undefined for an event that is not sent. */
  event<E extends { event_name: string }>(event: E): E | undefined {
    const name = event.event_name;
    const body = this.#contract.webhooks.get(name)?.body;
    const node = this.#node(name, body?.schema, `${body?.pointer}/schema`);
    return node ? (applyForms(node, event, this.#chooseVariants()) as E | undefined) : event;
  }

  /** Reads the values of a filter in either form. */
  query(operation: Operation, query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { filter } = query;
    if (!Array.isArray(filter) || filter.length === 0) return query;
    const data = this.#responseNode(operation, 200, 'mixed')?.fields.get('data');
    return { ...query, filter: filter.map((one) => readCondition((data?.items ?? data)?.fields, one)) };
  }

  // The contract marks the operation, its response or its security.
  #isMarked(operation: Operation, { id, status }: { id: LedgerId; status: number }): boolean {
    const response = operation.responses.get(declaredStatus(operation, status) ?? '');
    const schemes = this.#contract.document.components?.['securitySchemes'] ?? {};
    const security = operation.security.flatMap((one) => Object.keys(one)).map((name) => schemes[name]);
    return [operation.object, response?.object, ...security].flatMap(marksOf).includes(id);
  }

  #responseNode(operation: Operation, status: number, mode = this.mode): FormNode | undefined {
    const response = operation.responses.get(declaredStatus(operation, status) ?? '');
    const pointer = response?.content.get('application/json')?.pointer ?? '';
    const schema = response ? response.schema : status >= 400 ? ERROR : undefined;
    return this.#node(`${operation.operationId} ${status}`, schema, `${pointer}/schema`, mode);
  }

  #node(
    name: string,
    schema: JsonSchema | undefined,
    pointer: string,
    mode = this.mode,
  ): FormNode | undefined {
    const key = `${mode} ${name}`;
    if (!this.#nodes.has(key)) {
      const active = forms.filter((form) => mode === 'mixed' || form[variantIn(mode, form)]);
      const node = schema && collect(this.#contract, active, emptyNode(), schema, pointer);
      this.#nodes.set(key, node && !isEmpty(node) ? node : undefined);
    }
    return this.#nodes.get(key);
  }

  // Mixed, chance decides once for each ID in a response or event.
  #chooseVariants(): VariantOf {
    const { mode } = this;
    if (mode !== 'mixed') return (form) => variantIn(mode, form);
    const drawn = new Map<LedgerId, Variant>();
    return ({ id }) => {
      const variant = drawn.get(id) ?? (this.#chance() ? 'documented' : 'observed');
      drawn.set(id, variant);
      return variant;
    };
  }
}

const variantIn = (mode: Variant | 'default', { usual = 'observed' }: Form): Variant =>
  mode === 'default' ? usual : mode;

const ERROR: JsonSchema = { $ref: '#/components/schemas/ErrorBody' };

// `above`: pointers of the schemas around this one, which a record may have again.
function collect(
  contract: Contract,
  active: readonly Form[],
  node: FormNode,
  schema: JsonSchema,
  pointer: string,
  above: readonly string[] = [],
): FormNode {
  const { element, pointer: target } = contract.follow(schema, pointer);
  if (above.includes(target)) return node;
  const inside = (known: FormNode, part: JsonSchema, path: string): FormNode =>
    collect(contract, active, known, part, `${target}/${path}`, [...above, target]);
  for (const [marked, at] of [[schema, pointer] as const, [element, target] as const]) {
    const [marks, name] = [marksOf(marked), at.slice(at.lastIndexOf('/') + 1)];
    for (const form of marks.length > 0 ? active : [])
      if ('at' in form && form.at.includes(name) && marks.includes(form.id))
        if (!node.own.some((own) => own.form === form)) node.own.push({ form, schema: element });
  }
  for (const word of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of [element[word] ?? []].flat().entries())
      if (isJsonObject(part)) inside(node, part, `${word}/${index}`);
  const { properties, items } = element;
  for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
    if (!isJsonObject(property)) continue;
    const child = inside(node.fields.get(name) ?? emptyNode(), property, `properties/${name}`);
    if (!isEmpty(child)) node.fields.set(name, child);
  }
  if (isJsonObject(items)) {
    const child = inside(node.items ?? emptyNode(), items, 'items');
    if (!isEmpty(child)) node.items = child;
  }
  return node;
}

function marksOf(element: unknown): unknown[] {
  return [(isJsonObject(element) ? element['x-ledger'] : undefined) ?? []].flat();
}

const emptyNode = (): FormNode => ({ own: [], fields: new Map(), items: undefined });

const isEmpty = ({ own, fields, items }: FormNode): boolean =>
  own.length === 0 && fields.size === 0 && items === undefined;

// Copies before it changes: the records are those in the store.
function applyForms({ own, fields, items }: FormNode, value: unknown, variantOf: VariantOf): unknown {
  let written = value;
  if (Array.isArray(value)) {
    const parts = items ? value.map((one) => applyForms(items, one, variantOf)) : value;
    if (parts.some((part, index) => part !== value[index])) written = parts;
  } else if (isJsonObject(value)) {
    let copy: Record<string, unknown> | undefined;
    for (const [name, child] of fields) {
      if (!Object.hasOwn(value, name)) continue;
      const after = applyForms(child, value[name], variantOf);
      if (after === value[name]) continue;
      copy ??= { ...value };
      if (after === undefined) delete copy[name];
      else copy[name] = after;
    }
    written = copy ?? value;
  }
  for (const { form, schema } of own) {
    const rewrite = form[variantOf(form)];
    if (rewrite) written = rewrite(written, schema);
    if (written === undefined) return undefined;
  }
  return written;
}

function readCondition(fields: FormNode['fields'] | undefined, condition: unknown): unknown {
  if (!isJsonObject(condition)) return condition;
  const { property, value } = condition;
  const { form, schema } = fields?.get(String(property))?.own.find((own) => own.form.read) ?? {};
  if (!form?.read || !schema) return condition;
  const one = (part: unknown): unknown => form.read!(part, schema);
  return { ...condition, value: Array.isArray(value) ? value.map(one) : one(value) };
}
