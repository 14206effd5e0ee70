import { type Contract, declaredStatus, isJsonObject, type JsonObject } from '@telephony/contract';

/** Where in the contract something was seen that it does not say: JSON pointers. */
export interface ContractPlace {
  /** Of the field, or of what comes nearest. */
  pointer: string;
  /** Of the object that the field is in. */
  owner: string;
}

/** The place of the contract that says what is at a place of a body. */
export function placeOf(
  { operationsById, follow }: Contract,
  { operationId, status, pointer }: { operationId: string; status: number | undefined; pointer: string },
): ContractPlace {
  const operation = operationsById.get(operationId);
  if (!operation) return { pointer: '/paths', owner: '/paths' };
  const responses = `${operation.pointer}/responses`;
  const response = operation.responses.get(declaredStatus(operation, status ?? 0) ?? '');
  const schema = response?.schema;
  if (!response || !schema) return { pointer: responses, owner: responses };
  const start = `${response.pointer}/content/application~1json/schema`;
  let here: Located | undefined = located(schema, start);
  let owner = here.pointer;
  for (const name of pointer.split('/').slice(1)) {
    owner = here.pointer;
    const inner = memberOf(here, name);
    if (!inner) return { pointer: owner, owner };
    here = inner;
  }
  return { pointer: here.pointer, owner };

  function located(value: JsonObject, at: string): Located {
    const found = follow(value, at);
    return { value: found.element, pointer: found.pointer };
  }

  function memberOf({ value, pointer: at }: Located, name: string): Located | undefined {
    const { items, properties } = value;
    if (name === '*' && isJsonObject(items)) return located(items, `${at}/items`);
    const own = isJsonObject(properties) ? properties[name] : undefined;
    // A reference in a record is a field of its own: the mark is there.
    if (isJsonObject(own))
      return isJsonObject(value['items'])
        ? located(own, `${at}/properties/${name}`)
        : fieldAt(own, `${at}/properties/${name}`);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const parts = value[keyword];
      if (!Array.isArray(parts)) continue;
      for (const [index, part] of parts.entries()) {
        const inner: Located | undefined = isJsonObject(part)
          ? memberOf(located(part, `${at}/${keyword}/${index}`), name)
          : undefined;
        if (inner) return inner;
      }
    }
    return undefined;
  }

  function fieldAt(own: JsonObject, at: string): Located {
    const target = located(own, at);
    const isComposite =
      isJsonObject(target.value['properties']) || 'items' in target.value || 'allOf' in target.value;
    return isComposite ? target : { value: target.value, pointer: at };
  }
}

interface Located {
  value: JsonObject;
  pointer: string;
}
