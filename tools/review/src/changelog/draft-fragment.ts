import type { Change } from '../compare/change.ts';
import { listOf } from '../compare/words.ts';
import type { OperationIds } from '../facts/operation-ids.ts';
import type { Verdict } from '../version/verdict.ts';
import { type Fragment, greatestStep, type Step } from './fragment.ts';
import { isNamed, namesOf, PLACEHOLDER, unnamedComponent } from './undeclared.ts';

/** How many operations of a shared change a fragment names. */
const SHOWN = 3;

/**
 * What a fragment says of changes: what breaks, each with a place for the reason, and what is new. A text that is there already
 * is kept and gets what it does not name; a step that a person has set higher stays.
 *
 * @param reason Stands for every breaking change without one; where it is not given, the place is left open, and the gate closed.
 */
export function draftFragment(
  known: Pick<Fragment, 'step' | 'text'> | undefined,
  verdict: Exclude<Verdict, 'none'>,
  changes: readonly Change[],
  { operationIds, reason }: { operationIds: OperationIds; reason?: string | undefined },
): Pick<Fragment, 'step' | 'text'> {
  const why = reason === undefined ? PLACEHOLDER : `Why: ${reason}`;
  const text = (known?.text ?? '').replaceAll(PLACEHOLDER, () => why);
  const fresh = changes.filter(
    (change) => !namesOf(change, operationIds).some((name) => isNamed(text, name)),
  );
  const section = (heading: string, effect: Change['effect'], after?: string) => {
    const items = itemsOf(
      fresh.filter((change) => change.effect === effect),
      operationIds,
    );
    if (items.length === 0) return '';
    return `${heading}\n\n${items.map((item) => `- ${item}${after === undefined ? '' : `\n  ${after}`}`).join('\n')}`;
  };
  const sections = [
    section('### Breaking on the wire', 'wire', why),
    section('### Breaking for types only', 'types', why),
    section('### New', 'feature'),
  ].filter((part) => part !== '');
  const parts = [text, ...sections].filter((part) => part !== '');
  const steps: Step[] = known ? [known.step, verdict] : [verdict];
  return {
    step: greatestStep(steps) ?? verdict,
    text: parts.length > 0 ? parts.join('\n\n') : 'Texts, examples and marks.',
  };
}

/** Changes in words, each sentence once. */
function itemsOf(changes: readonly Change[], ids: OperationIds): string[] {
  const same = Map.groupBy(changes, (change) => JSON.stringify([change.text, componentOf(change)]));
  return [...same.values()].map((group) => `${subject(group, ids)}${group[0]?.text ?? ''}`);
}

/** What a change of a shared component is called; equal sentences about operations are said once, with all of them. */
function componentOf(change: Change): string | undefined {
  const isShared = change.place.pointer.startsWith('/components/') && change.operations.length > 1;
  return isShared ? (unnamedComponent(change) ?? change.place.pointer) : undefined;
}

function subject(changes: readonly Change[], ids: OperationIds): string {
  const [first] = changes;
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const component = first && unnamedComponent(first);
  const isShared = first !== undefined && componentOf(first) !== undefined;
  const shown = (isShared ? operations.slice(0, SHOWN) : operations).map((name) =>
    ids.has(name) ? `\`${ids.get(name)}\` (\`${name}\`)` : `\`${name}\``,
  );
  const rest = operations.length - shown.length;
  const places = rest > 0 ? `${shown.join(', ')} and ${rest} more` : listOf(shown);
  if (component === undefined) return places === '' ? '' : `${places}: `;
  return places === '' ? `\`${component}\`: ` : `\`${component}\` of ${places}: `;
}
