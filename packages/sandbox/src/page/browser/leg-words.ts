import type { LegState, Named } from '../../generated/control.ts';

/** What a leg does, in a word and with the colour of it. */
export const STAGES: Readonly<Record<LegState['stage'], { kind: string; text: string }>> = {
  'calling-caller': { kind: 'rings', text: 'Own phone rings' },
  calling: { kind: 'plain', text: 'Calling' },
  ringing: { kind: 'rings', text: 'Ringing' },
  waiting: { kind: 'waits', text: 'Waiting' },
  menu: { kind: 'waits', text: 'In the menu' },
  talking: { kind: 'good', text: 'Talking' },
  held: { kind: 'waits', text: 'On hold' },
  voicemail: { kind: 'plain', text: 'Voicemail' },
};

const PLACES: Readonly<Record<LegState['place'], string>> = {
  user: '',
  queue: 'Queue ',
  ringgroup: 'Ring group ',
  ivr: 'Menu ',
  conference: 'Conference ',
  voicemail: 'Voicemail ',
  number: '',
  nowhere: 'Nowhere ',
};

/** A party with name and number. */
export function partyText({ name, number }: Named): string {
  return [name, number].filter((part) => part !== null && part !== '').join(' ');
}

/** A party in one word: the first name, else the number. */
export function shortName({ name, number }: Named): string {
  return name?.split(' ')[0] ?? number;
}

/** Where a leg is. */
export function placeText({ place, to }: LegState): string {
  return `${PLACES[place]}${partyText(to)}`.trim();
}
