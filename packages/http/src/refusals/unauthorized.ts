import { isJsonObject, type Operation } from '@telephony/contract';
import { Refusal } from './refusal.ts';

/** 401 in the words of the operation's own example. */
export function unauthorized({ responses }: Operation): Refusal {
  const example = responses.get('401')?.examples.values().next().value?.value;
  const message = isJsonObject(example) && example['message'];
  return new Refusal(401, typeof message === 'string' ? message : 'Unauthorized');
}
