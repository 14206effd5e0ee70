import { isJsonObject, type Operation } from '@telephony/contract';
import { form, type Made, type Rewrite } from '../shape/form.ts';
import { leftOut } from '../shape/rewrites.ts';

const asMessage: Rewrite = (element) => {
  if (!isJsonObject(element)) return element;
  return [element['field'], element['message']].filter((part) => typeof part === 'string').join(': ');
};

/** Overview/Response envelopes: an array of error messages; seen live: objects. */
export const errorElements = form({
  id: 'O-02',
  title: 'Elements of `errors`',
  documented: 'texts',
  observed: 'objects with `field` and `message`',
  usual: 'observed',
  values: [
    {
      at: 'errors',
      documented: (errors, schema) =>
        Array.isArray(errors) ? errors.map((element) => asMessage(element, schema)) : errors,
    },
  ],
});

/** Errors: 400 is a validation error, and no codes are shown; seen live: a message of its own for filters, and a code. */
export const errorWords = form({
  id: 'O-64',
  title: '`message` of a refused filter, and `code` of its element',
  documented: '`Validation error`, no `code`',
  observed: '`Filtration error`, `SF0010`',
  usual: 'observed',
  values: [
    {
      at: 'message',
      documented: (text) => (text === 'Filtration error' ? 'Validation error' : text),
    },
    { at: 'code', documented: leftOut },
  ],
});

/** Whether a response refuses an `Authorization` header that cannot be read. */
function isMalformedBasic({ body }: Made): boolean {
  const errors = isJsonObject(body) ? body['errors'] : undefined;
  return (
    Array.isArray(errors) &&
    errors.some((error: unknown) => isJsonObject(error) && error['field'] === 'Authorization')
  );
}

/** The words that the operation's own example has for a missing token. */
function unauthorizedBody({ responses }: Operation): unknown {
  return responses.get('401')?.examples.values().next().value?.value;
}

/** Authentication: 401 for whatever is not a token; seen live: 400. */
export const malformedBasic = form({
  id: 'O-30',
  title: 'Malformed HTTP Basic',
  documented: '401',
  observed: '400',
  usual: 'observed',
  statuses: [
    {
      status: 400,
      documented: (made, operation) =>
        isMalformedBasic(made) && operation.responses.has('401')
          ? { ...made, status: 401, body: unauthorizedBody(operation) }
          : made,
    },
  ],
});
