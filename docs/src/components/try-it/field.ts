import { make } from '../../scripts/make.ts';

/** What a reader writes into. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control with its label, its hint and a place for what is wrong with it. */
export interface Field {
  element: HTMLElement;
  control: Control;
  /** Says what is wrong; nothing when it is undefined. */
  complain(problem: string | undefined): void;
  /** Brings the reader to it, also where it is folded away. */
  focus(): void;
}

let fields = 0;

/** Puts a control into a field. `mark` stands beside the label: `required`. */
export function field(control: Control, label: string, hint = '', mark = ''): Field {
  const id = `try-it-${++fields}`;
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-hint ${id}-problem`);
  if (mark === 'required') control.setAttribute('aria-required', 'true');
  const problem = make('p', { id: `${id}-problem`, class: 'problem' });
  const element = make(
    'div',
    { class: 'field' },
    make('label', { for: id }, label),
    mark && make('span', { class: 'fact' }, ` ${mark}`),
    control,
    make('p', { id: `${id}-hint`, class: 'fact' }, hint),
    problem,
  );
  return {
    element,
    control,
    complain(text) {
      problem.textContent = text ?? '';
      if (text === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    },
    focus() {
      for (let folded = control.closest('details'); folded; folded = foldedAround(folded)) folded.open = true;
      control.focus();
    },
  };
}

function foldedAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null;
}
