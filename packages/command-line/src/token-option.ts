import { UserError } from './user-error.ts';

/**
 * The value of an option that takes a token, which has to fit into a header.
 *
 * @param option Its name, such as `--control-token`.
 * @returns undefined where it is not given.
 * @throws UserError when the text is empty or has other characters than visible ASCII; the message names the option.
 */
export function tokenOption(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\x21-\x7e]{1,1000}$/.test(text))
    throw new UserError(`${option} is not a token. Give 1 to 1000 visible ASCII characters without a space.`);
  return text;
}
