import { Refusal } from '../http/refusal.ts';

/** What a record that is not there is answered with. */
export function notFound(): Refusal {
  return new Refusal(404, 'Resource not found');
}
