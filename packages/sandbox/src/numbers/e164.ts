const NUMBER = /^\+?[1-9]\d{5,14}$/;

/** A telephone number without `+`, in the way records write it (ledger O-15). Undefined for what is none. */
export function e164(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return NUMBER.test(text) ? text.replace('+', '') : undefined;
}
