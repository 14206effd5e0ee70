/** `telephony mcp`, and the skills for assistants that have a terminal. */
import { type Command, Option } from 'commander';
import { wholeNumber } from '@telephony/contract/command-line/program';

export function assistantCommands(program: Command): void {
  program
    .command('mcp')
    .description('Serve the platform to an assistant by MCP: read-only, on stdin and stdout')
    .option(
      '--allow-writes [operations]',
      'writes that may be planned: names with commas between them; without names all but those that delete a collection',
    )
    .addOption(
      new Option('--confirm <how>', 'who agrees to a write: the user each time, or nobody')
        .choices(['ask', 'none'])
        .default('ask'),
    )
    .option('--docs <url>', 'address of the docs site, whose pages the assistant can read as resources')
    .option('--rehearse', 'show with each plan what comes of it on a sandbox of the same account')
    .option('--http', 'streamable HTTP on 127.0.0.1, for the token in TELEPHONY_MCP_TOKEN or a new one')
    .option('--port <port>', 'port of --http', wholeNumber(0, 65_535), 3333)
    .addHelpText('after', '\nExample:\n  telephony mcp --profile sandbox')
    .action(async (_, command: Command) => (await import('./mcp.ts')).mcp(command.optsWithGlobals()));
  program
    .command('skills')
    .description('Guides for assistants')
    .command('install')
    .description('Copy the skills of this version to where an assistant looks for them')
    .option('--to <folder>', 'folder of skills', '.agents/skills')
    .addHelpText('after', '\nExample:\n  telephony skills install --to .claude/skills')
    .action(async (_, command: Command) => (await import('./resources.ts')).installSkills(command.opts()));
}
