import { fileURLToPath } from 'node:url';
import { isJsonObject } from '@telephony/contract';
import { UserError } from '@telephony/command-line';
import { runNodeProgram } from '@telephony/lint/programs';

/** What Redocly says of one change, by pointers into the two bundles. */
export interface RedoclyChange {
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  /** Pointers without `#`. */
  base: string | undefined;
  revision: string | undefined;
  /** The property of the element that was modified. */
  property: string | undefined;
  typeName: string;
  /** The rules that rated it, with what they say. */
  verdicts: { rule: string; message: string }[];
}

const configuration = fileURLToPath(new URL('diff.yaml', import.meta.url));
/**
 * The changes between two bundles as `redocly diff` rates them.
 *
 * @param folder A folder with `base.json` and `revision.json`.
 * @throws UserError with Redocly's reason where it cannot compare them.
 */
export async function runRedoclyDiff(folder: string, config = configuration): Promise<RedoclyChange[]> {
  const args = [
    'diff',
    'base.json',
    'revision.json',
    '--format',
    'json',
    '--fail-on',
    'none',
    '--config',
    config,
  ];
  const report = await run(folder, args);
  const changes = isJsonObject(report) ? report['changes'] : undefined;
  if (!Array.isArray(changes)) throw new UserError('`redocly diff` gave no list of changes.');
  return changes.filter((change) => isJsonObject(change)).map(readChange);
}

async function run(folder: string, args: string[]): Promise<unknown> {
  const { stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
  try {
    return JSON.parse(stdout);
  } catch (cause) {
    throw new UserError(`\`redocly diff\` cannot compare the two contracts.\n\n${stderr.trim()}`, { cause });
  }
}

function readChange(change: { [key: string]: unknown }): RedoclyChange {
  const verdicts: unknown[] = Array.isArray(change['verdicts']) ? change['verdicts'] : [];
  return {
    kind: oneOf(change['kind'], ['added', 'removed', 'modified']),
    impact: oneOf(change['impact'], ['major', 'minor', 'patch']),
    base: pointerOf(change['base']),
    revision: pointerOf(change['revision']),
    property: typeof change['property'] === 'string' ? change['property'] : undefined,
    typeName: String(change['typeName']),
    verdicts: verdicts
      .filter((verdict) => isJsonObject(verdict))
      .map((verdict) => ({ rule: String(verdict['ruleId']), message: String(verdict['message']) })),
  };
}

function oneOf<Name extends string>(value: unknown, names: Name[]): Name {
  const name = names.find((known) => known === value);
  if (!name)
    throw new UserError(
      `\`redocly diff\` said "${String(value)}" where one of ${names.join(', ')} was expected.`,
    );
  return name;
}

function pointerOf(place: unknown): string | undefined {
  if (!isJsonObject(place) || typeof place['pointer'] !== 'string') return undefined;
  return place['pointer'].replace(/^#/, '').replace(/^\/$/, '');
}
