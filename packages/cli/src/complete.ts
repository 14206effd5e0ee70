import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { readSettings, SANDBOX } from './account/profiles.ts';
import { operationCommands } from './contract/contract.ts';

export function addCompletion(program: Command): void {
  const profile = program.options.find(({ long }) => long === '--profile')!;
  profile.argChoices = [...new Set([...Object.keys(readSettings().profiles), SANDBOX])];
  const described = program.commands.find((one) => one.name() === 'describe')?.registeredArguments[0];
  if (described) described.argChoices = operationCommands().map(({ operation }) => operation.operationId);
  // A command of the contract takes the options of all commands too.
  for (const command of program.commands.flatMap((one) => [one, ...one.commands]))
    for (const option of program.options)
      if (!command.options.some(({ long }) => long === option.long)) command.addOption(option);
  tab(program);
  const { log } = console;
  console.log = (script: unknown) => log(mendScript(String(script)));
}

// A bash without the package bash-completion does not have this function.
const GET_WORDS = /^ *_get_comp_words_by_ref .*$/m;
const GET_OWN_WORDS = `    if declare -F _get_comp_words_by_ref > /dev/null; then
    $&
    else
        words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]}
    fi`;

// A shell may read its script twice, which constants do not survive.
const mendScript = (script: string): string =>
  script.replaceAll(/^readonly (?=ShellComp)/gm, '').replace(GET_WORDS, GET_OWN_WORDS);
