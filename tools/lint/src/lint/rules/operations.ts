import { operationBodies } from '../bodies.ts';
import { eachOperation, eachRoot, operationSites, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

rules['summary-own'] = () =>
  eachRoot((root, report) => {
    const owners = new Map<string, string>();
    const seen = new Set<string>();
    for (const { method, name, operation } of operationSites(root)) {
      if (seen.has(operation.at.absolutePointer)) continue;
      seen.add(operation.at.absolutePointer);
      for (const member of ['summary', 'description']) {
        const value = operation.object[member];
        if (typeof value !== 'string') continue;
        const [text = ''] = value.split(/\n\s*\n/);
        const key = plainWords(text);
        const owner = owners.get(key);
        owners.set(key, owner ?? `${method.toUpperCase()} ${name}`);
        if (owner === undefined) continue;
        const message = `${owner} has the ${member} "${text}" too. Say what each does.`;
        report(message, operation.at.child(member));
      }
    }
  });

rules['response-own'] = () => {
  const bodies = new Map<string, string>();
  return eachOperation((site, report) => {
    for (const { kind, status, carrier, isJson, schema } of operationBodies(site)) {
      const { description } = carrier.object;
      if (kind !== 'response' || !status?.startsWith('2') || !isJson || !schema) continue;
      if (typeof description !== 'string') continue;
      const other = bodies.get(description) ?? schema.at.absolutePointer;
      bodies.set(description, other);
      if (other === schema.at.absolutePointer) continue;
      report(
        `Another body has the description "${description}" too. Say what this one is.`,
        carrier.at.child('description'),
      );
    }
  });
};

rules['description-form'] = () =>
  eachOperation(({ operation }, report) => {
    const { summary, description } = operation.object;
    if (typeof description !== 'string') {
      const remedy = 'Write a short paragraph: what it does and when to use it. Then write the details.';
      return report(`The operation has no description. ${remedy}`, operation.at);
    }
    const at = operation.at.child('description');
    const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
    if (paragraphs.length < 2) {
      report(
        'The description is one paragraph. Put a blank line after what it does and when to use it. Use |-: in >- the line is lost.',
        at,
      );
    }
    if (typeof summary === 'string' && plainWords(description).startsWith(plainWords(summary))) {
      report('The description repeats the summary: begin with what comes back.', at);
    }
  });

function plainWords(text: string): string {
  return `${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

const SIGN_IN_TAG = 'Sessions';

// With `security: []`, clients send no token, and the mock asks for none.
rules['open-operation'] = () =>
  eachOperation(({ kind, operation }, report) => {
    const security = operation.get('security');
    const tags: unknown[] = [operation.object['tags'] ?? []].flat();
    if (kind === 'webhook' || !Array.isArray(security?.value) || tags.includes(SIGN_IN_TAG)) return;
    if (security.value.length > 0) return;
    report(
      `security: [] is for signing in (tag ${SIGN_IN_TAG}) only. Remove it: the operation needs a token.`,
      security.at,
    );
  });

// The general rules of the documents state 401 for all operations; their lists do not.
rules['secured-operation-401'] = () =>
  eachOperation(({ kind, root, operation }, report) => {
    if (kind === 'webhook') return;
    const security = operation.object['security'] ?? root.object['security'];
    if (!Array.isArray(security) || security.length === 0) return;
    if (security.some((requirement: object | null) => Object.keys(requirement ?? {}).length === 0)) return;
    if (!operation.get('responses') || operation.get('responses', '401')) return;
    const schemes = root.get('components', 'securitySchemes')?.object ?? {};
    if (security.some((requirement: object) => Object.keys(requirement).some((name) => !(name in schemes))))
      return;
    report(
      "The operation needs a token: declare '401' with Unauthorized.yaml, or security: [].",
      operation.at,
    );
  });
