import { addressOf } from '@telephony/contract';
import { assumptions } from '@telephony/sandbox/assumptions';
import { loadContract } from '../contract/load-contract.ts';
import { blocks, fence, twinLink } from './twin-text.ts';
import { diagramMarkdown, type DiagramName } from '../diagrams/read-diagram.ts';
import { ledgerGroup } from '../contract/ledger.ts';
import type { Contract } from '../contract/model.ts';
import { ledgerAdviceMarkdown, ledgerMarkdown } from './page-markdown.ts';
import { readChangelog } from '../guides/changelog.ts';
import { controlText } from '../guides/control-plane.ts';
import { errorMessages, errorText } from '../guides/error-messages.ts';
import { fillSample } from '../scripts/servers.ts';
import { readRecipes, type Recipe } from '../guides/recipes.ts';

interface GuideEntry {
  data: { title: string; description?: string | undefined };
  body?: string | undefined;
}

export function guideMarkdown(entry: GuideEntry): string {
  const { title, description } = entry.data;
  const body = expandComponents(entry.body ?? '', loadContract())
    // Links lead to twins.
    .replaceAll(
      /\]\((\/(?:[\w./-]*\/)?)(#[^)]*)?\)/g,
      (_link, path: string, anchor = '') => `](${twinLink(path + anchor)})`,
    )
    .trim();
  return blocks(`# ${title}`, description, body);
}

// The imports at the top; samples keep theirs.
const IMPORTS = /^(?:\s*import .*\n)+/;
const COMMENT = /^\{\/\*.*\*\/\}\n+/gm;
// A component alone on its line.
const COMPONENT = /^<(?<name>[A-Z]\w*)[^>]*\/>$/gm;
// A line that begins or ends a component around text.
const WRAPPER = /^\s*<\/?(?:[A-Z]\w*|div)\b[^>]*>\n?/gm;
const ASIDE = /^:::\w+(?:\[(?<title>.*)\])?\n(?<text>[\s\S]*?)\n:::$/gm;
const CODE_BLOCK = /(^[ \t]*```[\s\S]*?^[ \t]*```$)/m;
const FENCE = /^(?<fence>\s*```\w+)(?<meta> .*)$/gm;

export function expandComponents(body: string, contract: Contract): string {
  const expanded = body
    .replace(IMPORTS, '')
    .replaceAll(COMMENT, '')
    .split(CODE_BLOCK)
    // Every other part is code, which may have tags of its own.
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replaceAll(COMPONENT, (tag, name: string) => componentText(name, tag, contract))
            .replaceAll(WRAPPER, ''),
    )
    .join('')
    .replaceAll(ASIDE, (_aside, title: string | undefined, text: string) =>
      `${title ? `**${title}.** ` : ''}${text}`.replaceAll(/^/gm, '> '),
    )
    .replaceAll(
      FENCE,
      (_line, start: string, meta: string) => start + (/ title="[^"]*"/.exec(meta)?.[0] ?? ''),
    );
  return fillSample(expanded);
}

export const assumptionList: string = assumptions
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }))
  .map(({ ledger, behaviour }) => `- ${behaviour} ([${ledger}](${addressOf.ledger(ledger)}))`)
  .join('\n');

const COMPONENTS: Record<string, (attributes: Record<string, string>, contract: Contract) => string> = {
  Diagram: ({ name }) => diagramMarkdown(name as DiagramName),
  Assumptions: () => assumptionList,
  Recipes: (attributes) =>
    readRecipes()
      .filter(({ language }) => language === attributes['language'])
      .map(recipeText)
      .join('\n\n'),
  LedgerAdvice: (_attributes, { ledger }) => ledgerAdviceMarkdown(ledger),
  LedgerList: ({ group = '' }, { ledger }) =>
    ledgerGroup(ledger, group)
      .map((entry) => ledgerMarkdown(entry, '###'))
      .join('\n\n'),
  ErrorMessages: (_attributes, contract) =>
    errorMessages(contract)
      .map((entry) => `### ${entry.message}\n\n${errorText(entry)}`)
      .join('\n\n'),
  ControlPlane: ({ tag = '' }) => controlText(tag),
  Changelog: readChangelog,
};

function componentText(name: string, tag: string, contract: Contract): string {
  const write = COMPONENTS[name];
  if (!write) throw new Error(`The Markdown twin of a guide has no text for ${tag}: add it here.`);
  return write(
    Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map((found) => found.slice(1))),
    contract,
  );
}

function recipeText({ title, bundle, steps, text, files }: Recipe): string {
  return blocks(
    `### ${title}`,
    `Save [\`${bundle}\`](/${bundle}) and these files in a new folder:`,
    ...files.flatMap(({ name, language, code }) => [`\`${name}\`:`, fence(code, language)]),
    'Then install, generate and run there:',
    fence(steps, 'sh'),
    text.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '`$1`'),
  );
}
