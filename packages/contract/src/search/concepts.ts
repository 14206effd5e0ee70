import { PHONE_CONCEPTS } from './phone-concepts.ts';
import { PROGRAM_CONCEPTS } from './program-concepts.ts';

// Within a phrase, the words of a line are alike.
const WORD_CLASSES = `
delete remove erase wipe clear purge trash empty
create add new make insert register setup build open import
change edit update modify rename alter correct adjust fix replace set reset
show list see view display get fetch read find look search retrieve which what
end stop finish terminate cancel close kill kick disconnect drop abort quit
customer client caller callee prospect patient guest
colleague employee coworker staff secretary boss neighbour
agent operator representative rep
voicemail vm mailbox
recording tape recorder taping
phone telephone handset device softphone deskphone
report statistics stats analytics figures metrics
webhook hook event notification
department team division
forward divert redirect
hide withhold suppress conceal
block ban bar blacklist
advert ad advertisement banner
greeting announcement
bad poor awful terrible choppy
busy engaged occupied
spreadsheet excel csv
`;

/**
 * What people type, and what this contract calls it: the words of telephony, of REST, and of other vendors. A line has the phrases that
 * are typed and, after the sign, those that the texts have, titles, or names of operations, fields, events and tools, the likeliest
 * first. A phrase is typed in any order, with a few other words in it. A line without the sign has words that are alike in phrases.
 */
export const CONCEPTS: readonly string[] = `${WORD_CLASSES}${PHONE_CONCEPTS}${PROGRAM_CONCEPTS}`
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
