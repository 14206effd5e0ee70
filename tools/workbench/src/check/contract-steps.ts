import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from './check.ts';
import type { Step } from './step.ts';
import { programStep } from './program-step.ts';
import { taskStep } from './task-step.ts';

const GENERATE = 'npm run generate';

/** The steps that hold the contract and what is made from it, in the order in which they are mended. */
export function contractSteps(root: string): Plan['contract'] {
  return [
    taskStep(root, {
      name: 'Lint',
      doing: 'linting the contract',
      good: 'no findings',
      args: ['lint'],
      commands: { lint: 'npm run lint' },
    }),
    {
      ...taskStep(root, {
        name: 'Bundle',
        doing: 'bundling the contract',
        good: 'bundled',
        args: ['build', '--filter=@telephony/openapi', '--filter=@telephony/review^...'],
        commands: {},
      }),
      vital: true,
    },
    programStep(root, {
      name: 'Ledger',
      doing: 'comparing the ledger with the marks',
      good: 'current',
      script: 'tools/lint/src/ledger/cli.ts',
      args: ['--check'],
      left: ({ code, stderr }) =>
        code === 0
          ? []
          : [{ lines: named(stderr, 'openapi/ledger.yaml'), command: 'npm run ledger -- --write' }],
    }),
    programStep(root, {
      name: 'Sources',
      doing: 'looking for sentences of fact without a source',
      good: 'every sentence of fact has one',
      script: 'tools/lint/src/sources/cli.ts',
      args: [],
      left: ({ code, stdout, stderr }) =>
        code === 0
          ? []
          : [
              {
                lines: named(stdout + stderr, 'Sentences of fact without a source'),
                command: 'npm run sources',
              },
            ],
    }),
    taskStep(root, {
      name: 'Generated',
      doing: 'comparing the generated files with the contract',
      good: 'current',
      args: ['generated'],
      // The others are listed too.
      left: (line) => !line.endsWith(' is current.'),
      commands: { generated: GENERATE },
    }),
    taskStep(root, {
      name: 'Types',
      doing: 'checking types',
      good: 'no errors',
      args: ['typecheck'],
      commands: {},
    }),
  ];
}

/** The review as a pull request has it: what breaks is declared, and what is new has its fragment. */
export function reviewStep(root: string): Step {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const file = join(folder, 'review.json');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return programStep(root, {
    name: 'Review',
    doing: 'reviewing the change',
    good: 'may be merged',
    script: 'tools/review/src/cli.ts',
    args: ['--require-fragment', '--no-lint', '--json', file],
    left({ code, stderr }) {
      if (code === 0) return [];
      // Without a report the contract could not be read, and the reason is on the standard error.
      const { problems } = readGate(file) ?? { problems: [stderr.trim()] };
      const text = problems.join('\n');
      const drafts = text.includes('--write-fragment');
      const command = `npm run review${drafts ? ' -- --write-fragment' : ''}`;
      return [{ lines: named(text, 'openapi/changes/'), command }];
    },
  });
}

function readGate(file: string): { problems: string[] } | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { gate: { problems: string[] } }).gate;
  } catch {
    return undefined;
  }
}

/** The lines of a message, below the file that they are about. */
function named(message: string, file: string): string[] {
  return [file, ...message.split('\n').filter((line) => line.trim() !== '')];
}
