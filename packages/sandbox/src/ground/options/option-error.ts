import { UserError } from '@telephony/command-line';

/** An option that does not exist, or has a value that it does not take. The command ends with 2. */
export class OptionError extends UserError {
  override name = 'OptionError';
}
