import type { FormMode } from './shape/form.ts';
import { type FormId, formIds, forms, isFormId } from './known/known-forms.ts';

/** Which form is sent of everything that has two, or of some of it: `all`, and ids of the ledger, which go before it. */
export type FormsOption = FormMode | ({ all?: FormMode } & { [Id in FormId]?: FormMode });

/** What is in force, by ids of the ledger. */
export type FormModes = Record<FormId, FormMode>;

/** What applies where nothing is asked for. */
export const usualModes: FormModes = Object.fromEntries(
  forms.map(({ id, usual }) => [id, usual]),
) as FormModes;

const MODES: ReadonlySet<unknown> = new Set<FormMode>(['documented', 'observed', 'mixed']);

/** What is wrong with a value for people, and where in it; undefined where it is an option. */
export function formsFault(value: unknown): { at: string; message: string } | undefined {
  if (MODES.has(value)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { at: '', message: `must be ${modeWords}, or an object of them by IDs of the ledger` };
  }
  for (const [id, mode] of Object.entries(value)) {
    if (id !== 'all' && !isFormId(id))
      return { at: `.${id}`, message: `does not have two forms. These have: ${formIds.join(', ')}` };
    if (!MODES.has(mode)) return { at: `.${id}`, message: `must be ${modeWords}` };
  }
  return undefined;
}

/** The three words, for messages. */
export const modeWords = 'documented, observed or mixed';

/**
 * The modes after a change: what it does not name stays.
 *
 * @throws Error for an id that has no two forms, or another word than the three.
 */
export function changedModes(before: FormModes, change: FormsOption): FormModes {
  const fault = formsFault(change);
  if (fault) throw new Error(`forms${fault.at} ${fault.message}.`);
  const { all, ...named } = typeof change === 'string' ? { all: change } : change;
  const begun =
    all === undefined ? before : (Object.fromEntries(formIds.map((id) => [id, all])) as FormModes);
  return { ...begun, ...named };
}

/** Reads `observed,O-22=documented`; undefined where it is not an option. */
export function readForms(text: string): FormsOption | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const entries = parts.map((part): [string, string] => {
    const [left = '', right] = part.split('=');
    return right === undefined ? ['all', left] : [left, right];
  });
  const read: unknown = Object.fromEntries(entries);
  const isTwice = new Set(entries.map(([id]) => id)).size < entries.length;
  return isTwice || formsFault(read) ? undefined : (read as FormsOption);
}
