import type { FieldError } from './check.ts';

/** What a JSON Schema validator found, whichever validator it was. */
export interface Fault {
  /** Path of the value, from a name such as `body` or `filter`. */
  field: string[];
  keyword: string;
  message: string;
  /** The member that is missing or too much. */
  member?: string | undefined;
}

/** Faults as people read them: one entry a field, and the alternatives of one value in one sentence. */
export function readableErrors(faults: Fault[]): FieldError[] {
  const choices = faults.filter(isChoice);
  const details = faults.filter((fault) => !isChoice(fault));
  // "must match a schema in anyOf" says nothing that the faults of the alternatives do not say.
  const told = choices.filter((choice) => !details.some((fault) => isIn(fault, choice)));
  const messages = new Map<string, { all: string[]; joint: string }>();
  for (const fault of [...details, ...told]) {
    const { field, message } = readable(fault);
    const all = messages.get(field)?.all ?? [];
    const joint = choices.some((choice) => isIn(fault, choice)) ? ' or ' : ' and ';
    messages.set(field, { all: all.includes(message) ? all : [...all, message], joint });
  }
  return [...messages].map(([field, { all, joint }]) => ({ field, message: all.join(joint) }));
}

const isChoice = ({ keyword }: Fault): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether a fault is of a value, or of a part of it. */
const isIn = (fault: Fault, of: Fault): boolean =>
  `${fault.field.join('/')}/`.startsWith(`${of.field.join('/')}/`);

function readable({ field, keyword, message, member }: Fault): FieldError {
  if (keyword === 'required') {
    const missing = member === undefined ? field : [...field, member];
    return { field: nameOf(missing), message: 'is required' };
  }
  if (keyword === 'additionalProperties' && member !== undefined)
    return { field: nameOf([...field, member]), message: 'is not a member that the contract knows' };
  return { field: nameOf(field), message: keyword === 'type' ? message.replaceAll(',', ' or ') : message };
}

/** `body.users[0].id` for `body`, `users`, `0`, `id`. */
function nameOf([first = 'body', ...rest]: string[]): string {
  return first + rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}
