import type { Report } from './report.ts';

type Workflows = Report['workflows'];

/** Most workflows that are explained. */
const MOST = 3;

/** What became of the workflows, and why some were run in part only. */
export function workflowLines(workflows: Workflows): string[] {
  if (workflows.length === 0) return [];
  const ran = workflows.filter(({ verdict }) => verdict === 'passed');
  const partly = ran.filter(({ steps, total }) => steps.length < total);
  const failed = workflows.filter(({ verdict }) => verdict === 'failed');
  const left = workflows.filter(({ verdict }) => verdict === 'left out');
  const why = partly
    .slice(0, MOST)
    .map(
      ({ workflowId, steps, total, reason }) =>
        `${workflowId} ${steps.length} of ${total} steps${reason === undefined ? '' : ` (${reason})`}`,
    );
  const rest = partly.length - why.length;
  return [
    `Workflows: ${ran.length - partly.length} passed, ${failed.length} failed, ${partly.length} in part, ${left.length} left out${optionsOf([...partly, ...left])}.`,
    ...(partly.length > 0
      ? [
          `  In part, up to the first step that is not sent: ${why.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`,
        ]
      : []),
  ];
}

/** Which options the workflows that are left out need. */
function optionsOf(left: Workflows): string {
  const options = new Set(left.flatMap(({ reason = '' }) => reason.match(/--[a-z-]+/g) ?? []));
  return options.size === 0 ? '' : ` (${[...options].join(', ')})`;
}
