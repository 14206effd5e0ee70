import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import type { Command, Consumer } from './consumer.ts';
import { judgeLibrary } from './judge-library.ts';
import { missingPrograms } from './missing-programs.ts';
import { judge, type Outcome, redirectFaults } from './outcome.ts';
import { startPlatform } from './platform.ts';
import { runCommand } from './run-command.ts';
import { trySamples } from './samples/try-samples.ts';
import { startServers } from './servers.ts';

/**
 * Generates a client, compiles a program that uses it, and runs that against a sandbox; has a validator read the bundles; runs a
 * program that uses a library of HTTP against mock and sandbox; or compiles and runs the samples of the docs in a language.
 *
 * The work is done in a copy of the consumer's folder outside the repository, so that it finds nothing of ours. The copy
 * stays: what was downloaded and compiled serves the next run.
 *
 * @param onProgress Told what is being done.
 * @param signal Ends it.
 */
export async function tryConsumer(
  consumer: Consumer,
  onProgress: (doing: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const missing = missingPrograms(consumer.needs);
  if (missing.length > 0) return { missing };
  const folder = join(tmpdir(), 'telephony-consumers', consumer.name);
  mkdirSync(folder, { recursive: true });
  cpSync(consumer.folder, folder, { recursive: true });
  for (const bundle of bundlesOf(consumer))
    copyFileSync(join(repositoryRoot, 'openapi', 'dist', bundle), join(folder, bundle));

  const failure = async (doing: string, commands: readonly Command[]) => {
    onProgress(doing);
    for (const command of commands) {
      const { ok, output } = await runCommand(command, { folder, signal });
      if (!ok) return `${command.join(' ')}\n${output}`;
    }
    return undefined;
  };
  const notFetched = await failure('fetching it', consumer.installs);
  if (notFetched !== undefined) return { accepts: false, reason: notFetched };
  if ('validates' in consumer) {
    const notValid = await failure('validating', consumer.validates);
    return notValid === undefined ? { accepts: true } : { accepts: false, reason: notValid };
  }
  if ('samples' in consumer) return trySamples(consumer, { folder, failure, onProgress, signal });
  if ('library' in consumer) {
    onProgress('calling mock and sandbox');
    await using servers = await startServers();
    const { environment, totals } = servers;
    const { ok, stdout, output } = await runCommand(consumer.calls, { folder, environment, signal });
    return ok ? judgeLibrary(stdout, totals) : { calls: false, reason: output };
  }
  const notAccepted = await failure('generating', consumer.generates);
  if (notAccepted !== undefined) return { accepts: false, reason: notAccepted };
  const notCompiled = await failure('compiling', consumer.compiles);
  if (notCompiled !== undefined) return { accepts: true, compiles: false, reason: notCompiled };

  onProgress('calling the sandbox');
  await using platform = await startPlatform();
  const { environment } = platform;
  const { ok, stdout, output } = await runCommand(consumer.calls, { folder, environment, signal });
  if (!ok) {
    const reason = [...redirectFaults(platform.followed), output].join('\n');
    return { accepts: true, compiles: true, calls: false, reason };
  }
  return { accepts: true, compiles: true, ...judge(stdout, platform) };
}

function bundlesOf(consumer: Consumer): string[] {
  if ('bundles' in consumer) return consumer.bundles;
  return 'bundle' in consumer ? [consumer.bundle] : [];
}
