import { didYouMean } from '../checks/check.ts';
import { eachOperation, type Element, type Rule } from '../visitor.ts';
import { operationBodies, schemaMembers } from '../bodies.ts';

export const rules: Record<string, Rule> = {};

rules['event-known'] = () =>
  eachOperation(({ kind, root, operation }, report) => {
    const [own, foreign] =
      kind === 'path' ? (['x-events', 'x-next-events'] as const) : (['x-next-events', 'x-events'] as const);
    const webhooks = root.get('webhooks')?.object ?? {};
    const misplaced = operation.get(foreign);
    if (misplaced) report(`${foreign} is not for ${kind}s: write ${own}.`, misplaced.at);
    const list = operation.get(own);
    if (list) for (const message of eventListFaults(own, list, webhooks)) report(message, list.at);
    else if (operation.object['x-effect'] === 'dials')
      report('This operation dials: list the events to expect in x-events.', operation.at);
  });

function eventListFaults(member: string, { value }: Element, webhooks: object): string[] {
  if (!Array.isArray(value) || value.length === 0) return [`${member} is a list of names of webhooks.`];
  const unknown = value.filter((name) => typeof name !== 'string' || !Object.hasOwn(webhooks, name));
  const known = Object.keys(webhooks);
  return [
    ...unknown.map((name) => {
      const remedy = didYouMean(String(name), known, `Write one of ${known.join(', ')}.`);
      return `${member}: ${String(name)} is not a webhook of the contract. ${remedy}`;
    }),
    ...(new Set(value).size < value.length ? [`${member} has a name twice.`] : []),
  ];
}

// Receivers tell events apart by this value.
rules['webhook-event-const'] = () =>
  eachOperation((site, report) => {
    if (site.kind === 'path') return;
    for (const { kind, schema, media } of operationBodies(site)) {
      if (kind !== 'event') continue;
      const names = schemaMembers(schema).properties.get('event_name') ?? [];
      const values = names.flatMap((name) => ('const' in name.object ? [name.object['const']] : []));
      if (values.length > 0 && values.every((value) => value === site.name)) continue;
      const wrong = names
        .find(({ object }) => 'const' in object && object['const'] !== site.name)
        ?.at.child('const');
      report(
        `The payload of ${site.name} has event_name with const: ${site.name}.`,
        wrong ?? (schema ?? media).at,
      );
    }
  });

rules['webhook-operation-id'] = () =>
  eachOperation(({ kind, name, operation }, report) => {
    if (kind === 'path') return;
    const expected = `on_${name}`.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
    if (operation.object['operationId'] === expected) return;
    report(`The operationId of the event ${name} is ${expected}.`, operation.at);
  });
