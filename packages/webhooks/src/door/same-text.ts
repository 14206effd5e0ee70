/**
 * Compares text with a secret in constant time: the time depends on the length of the secret only, not on how much of the
 * text is right. Runs anywhere, without Node or WebCrypto.
 */
export function sameText(given: string, secret: string): boolean {
  let difference = given.length ^ secret.length;
  // Beyond the end of the text charCodeAt is NaN, which XOR treats as 0.
  for (let index = 0; index < secret.length; index += 1)
    difference |= given.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
