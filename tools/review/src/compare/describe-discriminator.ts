import type { Fact } from '../schema/fact.ts';
import { valuesText, valueText } from './words.ts';

/** What is new in how the forms of a value are told apart, after the name of the value. */
export function describeDiscriminator({ name, before, after }: Fact): string {
  if (name === undefined)
    return 'has its forms told apart in another way now (`discriminator`): programs that rely on it take one form for another.';
  if (name === 'propertyName')
    return `is told apart by ${valueText(after)} now (it was ${valueText(before)}): programs that read the old field take one form for another.`;
  const [gone, fresh] = [list(before), list(after)].map((values) =>
    values.filter((value) => value !== undefined),
  );
  const parts = [
    ...(gone && gone.length > 0 ? [`no longer means what it meant by ${valuesText(gone)}`] : []),
    ...(fresh && fresh.length > 0 ? [`has forms called ${valuesText(fresh)}`] : []),
  ];
  return `${parts.join(', and ')} (\`discriminator\`): programs that know the old names take one form for another.`;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
