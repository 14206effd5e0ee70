import type { JsonObject } from '@telephony/contract';
import { contractStatements, namedSections } from './contract-statements.ts';
import { guideStatements, OWN } from './guide-statements.ts';
import type { Sources } from './read-sources.ts';
import type { Statement } from './statement.ts';

/** What there is to check. */
export interface Checked {
  bundle: JsonObject;
  /** Guides by path. */
  guides: ReadonlyMap<string, string>;
  /** Ids of the ledger's entries. */
  ledger: ReadonlySet<string>;
  sources: Sources;
}

/** What `npm run sources` finds. */
export interface SourcesReport {
  /** Sentences of fact that have been read. */
  statements: number;
  unsourced: Statement[];
  /** Names of neither a section nor an entry of the ledger, and reasons for sentences that nobody writes any more. */
  faults: string[];
}

/** The sentences of fact that carry no source, and what is wrong with the sources that are named. */
export function findUnsourced({ bundle, guides, ledger, sources }: Checked): SourcesReport {
  const inGuides = [...guides].flatMap(([file, mdx]) => guideStatements(file, mdx));
  const statements = [...contractStatements(bundle), ...inGuides];
  const known = (name: string) =>
    sources.sections.has(name) || ledger.has(name) || name === OWN || name.startsWith('/');
  const named = [
    ...namedSections(bundle).map(({ section, at }) => ({ name: section, at })),
    ...inGuides.flatMap(({ sources: names, at }) => names.map((name) => ({ name, at }))),
  ];
  const unknown = named.filter(({ name }) => !known(name));
  const written = new Set(statements.map(({ sentence }) => sentence));
  const stale = [...sources.without.keys()].filter((sentence) => !written.has(sentence));
  return {
    statements: statements.length,
    unsourced: statements.filter(
      ({ sources: names, sentence }) => names.length === 0 && !sources.without.has(sentence),
    ),
    faults: [
      ...new Set(
        unknown.map(
          ({ name, at }) =>
            `${at}: "${name}" is not a section of sources.yaml and not an entry of the ledger`,
        ),
      ),
      ...stale.map((sentence) => `sources.yaml: nobody writes "${sentence}" any more; remove the entry`),
    ],
  };
}
