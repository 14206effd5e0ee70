/**
 * Compares a text from outside with a secret in a time that depends on the length of the secret alone, and not on how
 * much of the text is right. Runs anywhere, with neither Node nor WebCrypto.
 */
export function sameText(given: string, secret: string): boolean {
  let difference = given.length ^ secret.length;
  // Beyond the end of the text charCodeAt is NaN, which XOR takes as 0.
  for (let index = 0; index < secret.length; index += 1)
    difference |= given.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
