/** Reads the fields of a form by their names. */
export interface Fields {
  text: (name: string) => string;
  number: (name: string) => number;
  /** The values of those of several check boxes that are checked. */
  all: (name: string) => string[];
}

/** What the fields of a form hold now. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const sent = new FormData(form);
  const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => all(name)[0] ?? '';
  return { text, number: (name) => Number(text(name)), all };
}
