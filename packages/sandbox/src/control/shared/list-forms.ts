import { forms } from '../../forms/known/known-forms.ts';
import type { TwoForms } from '../../generated/control.ts';

/** Everything that has two forms. */
export function listForms(): TwoForms[] {
  return forms.map(({ id, title, documented, observed, usual }) => ({
    ledger: id,
    title,
    documented,
    observed,
    default: usual,
  }));
}
