import type { ValueSource } from '../../contract/model.ts';
import type { TryItModel } from './try-it-model.ts';

/**
 * A form begins with the values that the page before has handed on in the address: those of the path, and a filter. A secret is
 * not among them.
 */
export function withHandedOn(model: TryItModel, search: string): TryItModel {
  const given = new URLSearchParams(search);
  const parameters = model.parameters.map((parameter) => {
    const isHandedOn = (parameter.in === 'path' && !parameter.secret) || parameter.name === 'filter';
    const value = isHandedOn ? given.get(parameter.name) : null;
    return value === null ? parameter : { ...parameter, value };
  });
  return { ...model, parameters };
}

/** Puts the ids of a response, and those of the request, into the links to what usually follows. */
export function handOn(body: unknown, parameters: Readonly<Record<string, string>>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.next-steps a[data-values]')) {
    const sources = JSON.parse(link.dataset['values'] ?? '{}') as Record<string, ValueSource>;
    const search = new URLSearchParams();
    for (const [name, source] of Object.entries(sources)) {
      const value = 'pointer' in source ? valueAt(body, source.pointer) : parameters[source.parameter];
      if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value));
    }
    link.search = search.toString();
    link.closest('.next-steps')?.classList.add('now');
  }
}

function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body);
}
