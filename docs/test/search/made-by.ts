import { OF_DEVELOPERS } from './developers-queries.ts';
import { OF_INTEGRATORS } from './integrators-queries.ts';
import { HELD_OUT_TWICE, OF_PEOPLE } from './peoples-queries.ts';
import { HELD_OUT_ONCE, type SearchQuery, SHORT, TUNING } from './queries.ts';
import { OF_STRANGERS, OF_STRANGERS_TWICE, OF_TRACKERS } from './strangers-queries.ts';
import { OF_TRADES } from './trades-queries.ts';

/** All queries by which the search was made: its words, its synonyms and its weights. */
export const MADE_BY: readonly SearchQuery[] = [
  ...TUNING,
  ...HELD_OUT_ONCE,
  ...OF_PEOPLE,
  ...HELD_OUT_TWICE,
  ...SHORT,
  ...OF_STRANGERS,
  ...OF_STRANGERS_TWICE,
  ...OF_TRACKERS,
  ...OF_INTEGRATORS,
  ...OF_TRADES,
  ...OF_DEVELOPERS,
];
