import type { Contract, JsonSchema } from '@telephony/contract';

/** As what the values of a property are compared; `text` where any text can be one. */
type Kind = 'time' | 'number' | 'boolean' | 'text';

const known = new WeakMap<JsonSchema, Kind>();

/** As what the values of a property are compared. */
export function judgedAs({ schemas }: Pick<Contract, 'schemas'>, schema: JsonSchema): Kind {
  let kind = known.get(schema);
  if (kind === undefined) {
    const allows = (value: unknown) => schemas.allows(schema, value);
    if (allows('any text')) kind = 'text';
    else if (allows('2026-11-20 09:02:11')) kind = 'time';
    else if (allows(7) && !allows(true)) kind = 'number';
    else if (allows(true) && !allows(7)) kind = 'boolean';
    else kind = 'text';
    known.set(schema, kind);
  }
  return kind;
}

/** Why a value of a filter meets no value of a property; undefined where it may. */
export function misfit(kind: Kind, value: unknown): string | undefined {
  if (value === null || kind === 'text') return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'time')
    return isTime(text)
      ? undefined
      : 'is not a time such as 2026-11-20 or 2026-11-20 09:02:11, so nothing is compared as one';
  if (kind === 'number') return NUMBER.test(text) ? undefined : 'is not a number, so no record has it';
  return /^(true|false|0|1)$/.test(text) ? undefined : 'is not true or false, so no record has it';
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

function isTime(text: string): boolean {
  const [whole, date = ''] = TIME.exec(text) ?? [];
  if (whole === undefined || Number.isNaN(Date.parse(whole.replace(' ', 'T')))) return false;
  // A parser takes February 30 for March 2.
  const day = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(date);
}
