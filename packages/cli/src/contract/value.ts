/** Texts of a command line as values of the contract. */
import { type ValueShape, typedText } from '@telephony/contract/reading';
import { usage } from '../exit.ts';
import type { Field } from './contract.ts';

/**
 * The value of a flag, from what was given for it: once, or several times for a list.
 *
 * @throws UserError for a text that is no value of its type.
 */
export function valueOf(field: Field, given: string | readonly string[] | boolean): unknown {
  if (typeof given === 'boolean') return given;
  const label = field.place === 'path' ? field.flag : `--${field.flag}`;
  const { shape } = field;
  if (!field.isList) return single(label, shape, String(given));
  const texts = [given].flat();
  const [only = ''] = texts;
  if (texts.length === 1 && only.startsWith('[')) return json(label, only);
  // Ids are often pasted with commas between them.
  const items = field.place === 'path' ? texts.flatMap((text) => text.split(',')) : texts;
  return items.map((text) => single(label, shape.items, text));
}

function single(label: string, shape: ValueShape, text: string): unknown {
  const { types } = shape;
  if ((types.has('object') || types.has('array')) && /^[[{]/.test(text)) return json(label, text);
  const value = typedText(types, text);
  if (typeof value !== 'string' || types.has('string')) return value;
  throw usage(`${label}: "${text}" is not ${nameOf(types)}.`);
}

function json(label: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usage(`${label}: the JSON cannot be read: ${(error as Error).message}`);
  }
}

function nameOf(types: ValueShape['types']): string {
  if (types.has('number')) return 'a number';
  if (types.has('integer')) return 'a whole number';
  if (types.has('boolean')) return 'true or false';
  return types.has('object') || types.has('array') ? 'JSON, such as {"id": 1}' : [...types].join(' or ');
}
