import {
  type Contract,
  declaredStatus,
  isJsonObject,
  type JsonSchema,
  type Operation,
} from '@telephony/contract';
import type { forms, StatusForm, ValueForm } from './form-table.ts';

interface BoundForm {
  form: ValueForm;
  schema: JsonSchema;
}

export interface PlanNode {
  own: BoundForm[];
  fields: Map<string, PlanNode>;
  items: PlanNode | undefined;
}

/** Where the forms of a response or an event apply. */
export interface Plan {
  statuses: StatusForm[];
  root: PlanNode | undefined;
}

const ERROR: JsonSchema = { $ref: '#/components/schemas/ErrorBody' };

export function planResponse(
  contract: Contract,
  active: typeof forms,
  operation: Operation,
  status: number,
): Plan | undefined {
  const response = operation.responses.get(declaredStatus(operation, status) ?? '');
  const schemes = contract.document.components?.['securitySchemes'] ?? {};
  const security = operation.security.flatMap((one) => Object.keys(one)).map((name) => schemes[name]);
  const marks = new Set([operation.object, response?.object, ...security].flatMap(marksOf));
  const statuses = active.filter(
    (form): form is StatusForm => 'status' in form && form.status === status && marks.has(form.id),
  );
  const schema = response ? response.schema : status >= 400 ? ERROR : undefined;
  const pointer = response?.content.get('application/json')?.pointer ?? '';
  const root = schema && planValue(contract, active, schema, `${pointer}/schema`);
  return statuses.length > 0 || root ? { statuses, root } : undefined;
}

export function planEvent(contract: Contract, active: typeof forms, event: string): Plan | undefined {
  const body = contract.webhooks.get(event)?.body;
  const root = body?.schema && planValue(contract, active, body.schema, `${body.pointer}/schema`);
  return root && { statuses: [], root };
}

function planValue(
  contract: Contract,
  active: typeof forms,
  root: JsonSchema,
  rootPointer: string,
): PlanNode | undefined {
  const collect = (node: PlanNode, schema: JsonSchema, pointer: string, above: ReadonlySet<string>) => {
    const { element, pointer: target } = contract.follow(schema, pointer);
    if (above.has(target)) return node;
    const inside = new Set(above).add(target);
    const bind = (marked: JsonSchema, at: string): void => {
      const [marks, name] = [marksOf(marked), at.slice(at.lastIndexOf('/') + 1)];
      for (const form of marks.length > 0 ? active : [])
        if ('at' in form && form.at.includes(name) && marks.includes(form.id))
          if (!node.own.some((own) => own.form === form)) node.own.push({ form, schema: element });
    };
    bind(schema, pointer);
    if (element !== schema) bind(element, target);
    for (const word of ['allOf', 'anyOf', 'oneOf'])
      for (const [index, part] of [element[word] ?? []].flat().entries())
        if (isJsonObject(part)) collect(node, part, `${target}/${word}/${index}`, inside);
    const { properties, items } = element;
    for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (!isJsonObject(property)) continue;
      const known = node.fields.get(name);
      const child = collect(known ?? emptyNode(), property, `${target}/properties/${name}`, inside);
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

function marksOf(element: unknown): string[] {
  return [(isJsonObject(element) ? element['x-ledger'] : undefined) ?? []].flat().map(String);
}

const emptyNode = (): PlanNode => ({ own: [], fields: new Map(), items: undefined });

const isEmpty = ({ own, fields, items }: PlanNode): boolean =>
  own.length === 0 && fields.size === 0 && items === undefined;
