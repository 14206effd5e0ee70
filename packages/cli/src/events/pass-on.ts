import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@telephony/contract/command-line';

export async function runPackageCommand(owner: string, args: readonly string[]): Promise<void> {
  const manifest = manifestPath(owner);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const script = join(dirname(manifest), Object.values(bin)[0]!);
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  // A terminal sends its signals to both processes; other senders only to this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

function manifestPath(owner: string): string {
  try {
    return fileURLToPath(import.meta.resolve(`${owner}/package.json`));
  } catch {
    throw new UserError(
      `${owner} is not installed beside @telephony/cli. Install it from where you have that: from npm, or from a clone by its folder.`,
    );
  }
}
