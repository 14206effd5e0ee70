import { state } from './state.ts';
import type { LegState, Named } from '../../generated/control.ts';

/** Milliseconds since 1970 by the sandbox's clock. */
export function now(): number {
  const { clock } = state;
  if (!clock) return 0;
  return clock.milliseconds + (clock.mode === 'real' ? performance.now() - clock.receivedAt : 0);
}

export function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

export function age(milliseconds: number): string {
  return durationText(Math.max(0, Math.floor((now() - milliseconds) / 1000)));
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const minutes = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
  return hours === 0 ? `${minutes} min` : `${hours}:${minutes.padStart(5, '0')} h`;
}

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
  followme: 'Follow Me of ',
  nowhere: 'Nowhere ',
};

export function partyText({ name, number }: Named): string {
  return [name, number].filter((part) => part !== null && part !== '').join(' ');
}

export function shortName({ name, number }: Named): string {
  return name?.split(' ')[0] ?? number;
}

export function placeText({ place, to }: LegState): string {
  return `${PLACES[place]}${partyText(to)}`.trim();
}
