import type { FieldIssue } from './telephony-error.ts';

/** `errors` of a body in one form. The platform sends objects, some with a code, or texts, or none (ledger O-02). */
export function fieldErrorsOf(errors: unknown): FieldIssue[] {
  return (Array.isArray(errors) ? errors : []).flatMap((error: unknown) => {
    const { field, message, code } = (
      typeof error === 'string' ? { message: error } : (error ?? {})
    ) as Partial<Record<keyof FieldIssue, unknown>>;
    return message || field ? { field: text(field), message: text(message), code: text(code) } : [];
  });
}

const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');
