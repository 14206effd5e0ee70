/** What a misspelt name is probably meant for, as the end of a message. */

/**
 * @param otherwise The end of the message where no name is near.
 * @returns `Did you mean calldate?`
 */
export async function didYouMean(name: string, names: Iterable<string>, otherwise: string): Promise<string> {
  const { nearest } = await import('@telephony/contract/nearest');
  const near = nearest(name, names);
  return near === undefined ? otherwise : `Did you mean ${near}?`;
}
