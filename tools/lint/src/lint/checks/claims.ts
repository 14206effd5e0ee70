import type { ContractFiles, Finding } from '../files/contract-files.ts';
import { contractNames, contractProse } from '../files/prose.ts';
import { markedSections, readSections } from '@telephony/generate/section-marks';
import { isAdvice, ledgerMentions, splitSentences } from './statements.ts';
import { didYouMean } from './check.ts';

const RULE = 'claim-marked';
// Examples and workflows tell a story, and an entry of the ledger is a source itself.
const WITHOUT_CLAIMS = /^(?:(?:examples|workflows)\/|ledger\.yaml$)/;

// What no document says cannot be told from silence, so the sentence names who says it.
const ABSENCE = new RegExp(
  [
    String.raw`\bcan(?:not| not|'t)\b`,
    String.raw`\bcan only\b`,
    String.raw`\bthrough the API\b`,
    String.raw`\b(?:im|not )possible\b`,
    String.raw`\bno (?:other |documented )*(?:operation|endpoint|request|fields?|parameter|event|header|way|response|record)s?\b`,
    String.raw`\b(?:is|are|was|were) (?:not|never) (?:kept|stored|sent|returned|deleted|signed|repeated|restored)\b`,
  ].join('|'),
  'i',
);
const EXCLUSION = new RegExp(
  [
    String.raw`\bnever\b`,
    String.raw`\balways\b`,
    String.raw`\b(?<!if )only\b`,
    String.raw`\bdoes not\b`,
    String.raw`\b(?:requests|responses|records|bodies|operations|they|deliveries) do not\b`,
    String.raw`\bmust not\b`,
    String.raw`\bno longer\b`,
    String.raw`\b(?:nothing|neither)\b`,
    String.raw`\b(?:ha(?:s|ve)|contains?|takes?|carr(?:y|ies)|returns?|gives?|lists?|sends?|knows?) no\b`,
  ].join('|'),
  'i',
);
// Most texts have no mark and none of these words, and dividing them into sentences takes time.
const WORDS = /\[|\b(?:can(?:not|'t)?|API|impossible|no|not|nothing|neither|never|always|only)\b/i;
const CODE = /`[^`]*`/g;
const CLAUSE = /[;:]\s+|,?\s(?:because|since)\s|,\s(?:and|but|so)\s/;

export function claimMarked(files: ContractFiles): Finding[] {
  const sections = readSections(files.folder);
  if (sections.length === 0) return [];
  const { ledger } = contractNames(files);
  return contractProse(files).flatMap(({ file, path, text }) => {
    if (WITHOUT_CLAIMS.test(file.name) || path.includes('examples') || !WORDS.test(text)) return [];
    return splitSentences(text).flatMap((sentence) => {
      const marks = markedSections(sentence);
      const unknown = marks
        .filter((mark) => !sections.includes(mark))
        .map((mark) => {
          const remedy = didYouMean(mark, sections, 'Take one of sources.yaml.');
          return file.finding(
            path,
            RULE,
            `[${mark}] is not a section of the documents. ${remedy}`,
            `[${mark}`,
          );
        });
      const isMarked = marks.length > 0 || ledgerMentions(sentence).some((id) => ledger.has(id));
      if (isMarked || !claimsAbsence(sentence)) return unknown;
      const message =
        `No source for "${sentence}" Silence is not a no: name who says it, (N-47) or [Endpoints/Calls], in the sentence, ` +
        'or write what the documents do say: "No documented operation deletes a queue (N-47)."';
      return [...unknown, file.finding(path, RULE, message, sentence)];
    });
  });
}

function claimsAbsence(sentence: string): boolean {
  const clauses = sentence.replaceAll(CODE, '`').split(CLAUSE);
  return clauses.some(
    (clause) => ABSENCE.test(clause) || (EXCLUSION.test(clause) && !isAdvice(clause) && !isBan(clause)),
  );
}

// "Never log it", and what a field says of itself.
const isBan = (clause: string): boolean => /^(?:never|always|whether) \p{L}/iu.test(clause);
