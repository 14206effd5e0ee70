/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** The operations that take a list of ids in their path. */
export const LISTS: readonly string[] = [
  'DELETE /chatmsgs/{ids}',
  'DELETE /contacts/{id}',
  'DELETE /monitors/{id}',
  'DELETE /voicemessages/{id}',
];
