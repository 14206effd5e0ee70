import { forms } from '../../forms/known/known-forms.ts';
import type { FormModes } from '../../forms/modes.ts';
import type { TwoForms } from '../../generated/control.ts';

/** Everything that has two forms, with the one in force. */
export function listForms(modes: Readonly<FormModes>): TwoForms[] {
  return forms.map(({ id, title, documented, observed, usual }) => ({
    ledger: id,
    title,
    documented,
    observed,
    default: usual,
    mode: modes[id],
  }));
}
