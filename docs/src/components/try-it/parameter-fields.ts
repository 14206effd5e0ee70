import type { Field } from './field.ts';
import { make } from '../../scripts/make.ts';
import { parameterField } from './parameter-field.ts';
import type { TryItModel } from './try-it-model.ts';

/** The fields of all parameters, by name. Those that the first request leaves out are folded away. */
export function parameterFields({ parameters }: TryItModel): {
  elements: HTMLElement[];
  fields: Map<string, Field>;
} {
  const fields = new Map(parameters.map((parameter) => [parameter.name, parameterField(parameter)]));
  const isFolded = (name: string) =>
    parameters.some((one) => one.name === name && !one.required && one.value === '');
  const of = (folded: boolean) =>
    [...fields].filter(([name]) => isFolded(name) === folded).map(([, { element }]) => element);
  const rest = of(true);
  const more = make(
    'details',
    { class: 'more' },
    make('summary', {}, `More parameters: ${rest.length}`),
    ...rest,
  );
  return { elements: [...of(false), ...(rest.length > 0 ? [more] : [])], fields };
}
