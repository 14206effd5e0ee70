/** The commands for finished calls. */
import { type Command, Option } from 'commander';
import { TIME_FORMS } from '@telephony/contract/commands';
import { DEFAULT_SINCE } from '../contract/time.ts';

const SINCE = `calls from then on: ${TIME_FORMS}; UTC`;

export function callCommands(program: Command, resources: ReadonlyMap<string, Command>): void {
  const calls = resources.get('calls')!;
  calls
    .command('report')
    .description('Finished calls, each once: who called, who answered, how long, and what is owed')
    .option('--since <time>', SINCE, DEFAULT_SINCE)
    .option('--until <time>', 'calls before then')
    .addOption(new Option('--by <what>', 'figures of each user instead of the calls').choices(['user']))
    .addHelpText('after', '\nExample:\n  telephony calls report --since 2026-11-01 --output csv')
    .action(async (_, command: Command) =>
      (await import('./report.ts')).printReport(command.optsWithGlobals()),
    );
  calls
    .command('missed')
    .description('Callers from outside with whom nobody has talked')
    .option('--owed', 'whom to call back: each number once, without those somebody has talked with since')
    .option('--since <time>', SINCE, DEFAULT_SINCE)
    .option('--until <time>', 'calls before then')
    .addHelpText('after', '\nExample:\n  telephony calls missed --owed')
    .action(async (_, command: Command) =>
      (await import('./report.ts')).printMissedCalls(command.optsWithGlobals()),
    );
  program
    .command('call')
    .description('One finished call with its segments and recordings')
    .argument('<id>', 'live id of the call or of one of its legs')
    .addHelpText('after', '\nExample:\n  telephony call 5000000101')
    .action(async (id: string, _, command: Command) =>
      (await import('./one-call.ts')).oneCall(id, command.optsWithGlobals()),
    );
  program
    .command('recordings')
    .description('Recordings in bulk; one by one they are under "monitors"')
    .command('fetch')
    .description('Save recordings in a folder, with a list of their checksums; run it again to go on')
    .requiredOption('--to <folder>', 'where the files go')
    .option('--since <time>', `recordings from then on: ${TIME_FORMS}; UTC`, DEFAULT_SINCE)
    .option('--until <time>', 'recordings before then')
    .addHelpText('after', '\nExample:\n  telephony recordings fetch --since yesterday --to ./recordings')
    .action(async (_, command: Command) =>
      (await import('./recordings.ts')).fetchRecordings(command.optsWithGlobals()),
    );
}
