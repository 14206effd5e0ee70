import { format } from 'oxfmt';
import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject, listOperations, locate, resolvePointer } from '@telephony/contract';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
import type { EventByName } from './events.ts';

`;

/**
 * The TypeScript source of \`SAMPLES\`: the examples of the bundle's webhooks, by the name of the event and the name of the
 * example.
 *
 * @throws UserError where an event has no example, or an example has no value that is an object.
 */
export async function generateSamples(bundle: JsonObject): Promise<string> {
  const samples = listOperations(bundle)
    .filter(({ kind }) => kind === 'webhook')
    .map(({ path, pointer, value }) => [path, examplesOf(bundle, pointer, value)] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const names = samples.map(([event, examples]) => {
    const union = Object.keys(examples).map((name) => JSON.stringify(name));
    return `${JSON.stringify(event)}: ${union.join(' | ')};`;
  });
  const source = `${HEADER}/** The names of the examples of each event; the first is the one to take where none is wanted. */
export interface SampleNames {\n${names.join('\n')}\n}

/** The examples of the contract by \`event_name\` and name of the example. */
export const SAMPLES: {
  readonly [Name in keyof EventByName]: Readonly<Record<SampleNames[Name], EventByName[Name]>>;
} = ${JSON.stringify(Object.fromEntries(samples))};\n`;
  const { code, errors } = await format('samples.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated samples cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

/** The values of the examples of a webhook, by name, in the order of the contract. */
function examplesOf(bundle: JsonObject, pointer: string, operation: JsonObject): JsonObject {
  const examples = resolvePointer(operation, '/requestBody/content/application~1json/examples');
  const values = Object.entries(isJsonObject(examples) ? examples : {}).map(([name, example]) => {
    const whole = locate<unknown>(bundle, example, pointer)?.element;
    const value = isJsonObject(whole) ? whole['value'] : undefined;
    if (!isJsonObject(value))
      throw new UserError(`${pointer}: the value of example ${name} is not an event. It must be an object.`);
    return [name, value] as const;
  });
  if (values.length === 0) throw new UserError(`${pointer}: the event has no example. Add one.`);
  return Object.fromEntries(values);
}
