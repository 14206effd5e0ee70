import { isJsonObject } from '@telephony/contract';
import type { FormId } from './known/known-forms.ts';
import type { PlanNode } from './plan.ts';
import type { Face } from './shape/form.ts';

/**
 * A value in its forms. What is given stays as it is: records are those of the store.
 *
 * @param faceOf Says which form to send of an entry of the ledger.
 * @returns Undefined where the value is left out.
 */
export function writeForms(node: PlanNode, value: unknown, faceOf: (id: FormId) => Face): unknown {
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
