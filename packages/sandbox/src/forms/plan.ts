import {
  type Contract,
  declaredStatus,
  isJsonObject,
  type JsonSchema,
  type Operation,
} from '@telephony/contract';
import type { FormId } from './known-forms.ts';
import type { Form, MarkedStatus, MarkedValue } from './form.ts';

export interface BoundValue extends MarkedValue {
  id: FormId;
  schema: JsonSchema;
}

export interface PlanNode {
  own: BoundValue[];
  fields: Map<string, PlanNode>;
  items: PlanNode | undefined;
}

export interface Plan {
  statuses: (MarkedStatus & { id: FormId })[];
  root: PlanNode | undefined;
}

export type ActiveForms = readonly Form<FormId>[];

const ERROR: JsonSchema = { $ref: '#/components/schemas/ErrorBody' };

export function planResponse(
  contract: Contract,
  active: ActiveForms,
  operation: Operation,
  status: number,
): Plan | undefined {
  const declared = declaredStatus(operation, status);
  const response = declared === undefined ? undefined : operation.responses.get(declared);
  const marked = [operation.object, response?.object, ...securityOf(contract, operation)];
  const marks = new Set(marked.flatMap(marksOf));
  const statuses = active
    .filter(({ id }) => marks.has(id))
    .flatMap(({ id, statuses: all = [] }) =>
      all.filter((one) => one.status === status).map((one) => ({ ...one, id })),
    );
  const schema = response ? response.schema : status >= 400 ? ERROR : undefined;
  const pointer = response?.content.get('application/json')?.pointer ?? '';
  const root = schema && planValue(contract, active, schema, `${pointer}/schema`);
  return statuses.length > 0 || root ? { statuses, root } : undefined;
}

export function planEvent(contract: Contract, active: ActiveForms, event: string): Plan | undefined {
  const body = contract.webhooks.get(event)?.body;
  const root = body?.schema && planValue(contract, active, body.schema, `${body.pointer}/schema`);
  return root && { statuses: [], root };
}

function securityOf({ document }: Contract, { security }: Operation): unknown[] {
  const schemes = document.components?.['securitySchemes'] ?? {};
  return security.flatMap((alternative) => Object.keys(alternative)).map((name) => schemes[name]);
}

function planValue(
  contract: Contract,
  active: ActiveForms,
  root: JsonSchema,
  rootPointer: string,
): PlanNode | undefined {
  const collect = (node: PlanNode, schema: JsonSchema, pointer: string, above: ReadonlySet<string>) => {
    const { element, pointer: target } = contract.follow(schema, pointer);
    if (above.has(target)) return node;
    const inside = new Set(above).add(target);
    bind(active, node, schema, pointer, element);
    if (element !== schema) bind(active, node, element, target, element);
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      const parts: unknown = element[word];
      for (const [index, part] of (Array.isArray(parts) ? parts : []).entries())
        if (isJsonObject(part)) collect(node, part, `${target}/${word}/${index}`, inside);
    }
    const { properties, items } = element;
    for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (!isJsonObject(property)) continue;
      const child = node.fields.get(name) ?? emptyNode();
      collect(child, property, `${target}/properties/${name}`, inside);
      if (!isEmpty(child)) node.fields.set(name, child);
    }
    if (isJsonObject(items)) {
      const child = collect(node.items ?? emptyNode(), items, `${target}/items`, inside);
      if (!isEmpty(child)) node.items = child;
    }
    return node;
  };
  const plan = collect(emptyNode(), root, rootPointer, new Set());
  return isEmpty(plan) ? undefined : plan;
}

function bind(active: ActiveForms, node: PlanNode, marked: JsonSchema, at: string, schema: JsonSchema): void {
  const marks = marksOf(marked);
  if (marks.length === 0) return;
  const name = at.slice(at.lastIndexOf('/') + 1);
  for (const { id, values = [] } of active) {
    if (!marks.includes(id)) continue;
    if (node.own.some((own) => own.id === id)) continue;
    for (const value of values) if (value.at === name) node.own.push({ ...value, id, schema });
  }
}

function marksOf(element: unknown): string[] {
  const marks = isJsonObject(element) ? element['x-ledger'] : undefined;
  return [marks ?? []].flat().map(String);
}

const emptyNode = (): PlanNode => ({ own: [], fields: new Map(), items: undefined });

const isEmpty = ({ own, fields, items }: PlanNode): boolean =>
  own.length === 0 && fields.size === 0 && items === undefined;
