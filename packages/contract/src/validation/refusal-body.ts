import type { FieldError } from './field-error.ts';

/** The only code that has been seen (ledger O-02). */
const CODE = 'SF0010';

/**
 * The body of a 400 as the platform writes it (ledger O-64): `field` is the name of a field of the body or of a parameter
 * without a path; where the mistake is inside of it, `message` begins with the path.
 *
 * @param errors What is wrong, each with its path: `body.users[0].id`, `filter[0].property`, `limit`.
 */
export function refusalBody(errors: readonly FieldError[]): { message: string; errors: FieldError[] } {
  const isFilter = errors.length > 0 && errors.every(({ field }) => /^filter\b/.test(field));
  return { message: isFilter ? 'Filtration error' : 'Validation error', errors: errors.map(toBareName) };
}

function toBareName({ field: path, message }: FieldError): FieldError {
  const inside = path.replace(/^body(\.|(?=\[))/, '');
  const field = /(?<![^.\]])[^.[\]]+/.exec(inside)?.[0] ?? 'body';
  return { field, message: field === inside ? message : `${inside} ${message}`, code: CODE };
}
