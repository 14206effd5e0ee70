/** In the executable, this file takes the place of `src/events/pass-on.ts`: the other packages' commands are in it, and run here. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  '@telephony/mock': () => import('../../mock/src/cli.ts'),
  '@telephony/sandbox': () => import('../../sandbox/src/cli.ts'),
  '@telephony/webhooks': () => import('../../webhooks/src/cli/main.ts'),
};

export async function runPackageCommand(owner: string, args: readonly string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...args);
  await COMMANDS[owner]!();
}
