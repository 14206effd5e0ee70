import { Refusal } from '@telephony/http';

/** The response for a record that does not exist. */
export function notFound(): Refusal {
  return new Refusal(404, 'Resource not found');
}
