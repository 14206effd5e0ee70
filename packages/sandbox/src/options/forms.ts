import { formIds } from '../forms/known/known-forms.ts';
import { formsFault, type FormsOption, modeWords, readForms } from '../forms/modes.ts';
import type { Kind } from './kinds.ts';

/** Forms of what the ledger has in two: one for all, and others by ids of the ledger. */
export const formsOption: Kind<FormsOption> = {
  value: 'FORMS',
  is: `${modeWords}, or ID=form with commas between them, the ID being one of ${formIds.join(', ')}`,
  fromText: readForms,
  fromJson: (json) =>
    typeof json === 'string' ? readForms(json) : formsFault(json) ? undefined : (json as FormsOption),
};
