const NUMBER = /^\+?[1-9]\d{5,14}$/;

/** A phone number without `+`, as records write it (ledger O-15). Undefined for anything else. */
export function e164(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return NUMBER.test(text) ? text.replace('+', '') : undefined;
}
