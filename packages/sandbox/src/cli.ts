import { nameOwnCommands, runCommand } from '@telephony/contract/command-line/program';
import { createSandboxCommand, initCommand, testCommand } from './options/command.ts';
import { readOptions } from './options/read-options.ts';

const [name, ...args] = process.argv.slice(2);
if (name === 'init')
  await runCommand(
    initCommand,
    async (_, file) => {
      console.log(nameOwnCommands(await (await import('./fixture/init.ts')).init(file)));
      return 0;
    },
    { args, showStacks: false },
  );
else if (name === 'test')
  await runCommand(
    testCommand,
    async (options, files) => (await import('./scenario/test-scenarios.ts')).testScenarios(files, options),
    { args },
  );
else
  await runCommand(
    createSandboxCommand(),
    async (values) => {
      const options = readOptions(values, process.env);
      await (await import('./serve.ts')).serve(options);
      return 0;
    },
    { showStacks: false },
  );
