import { writeFileSync } from 'node:fs';
import { UserError } from '@telephony/contract/command-line';

export function writeReport(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${option} ${file}: the report cannot be written here (${reason}).`, { cause });
  }
}
