import { badge, button, type Drawn, h, note, quiet, sandboxTimes, scrolled } from './parts.ts';
import type { EndedCall, EndedLeg } from '../../generated/control.ts';
import { act, callApi } from './requests.ts';
import { entry, folding } from './folding.ts';
import { lengthOf, partyText } from './words.ts';
import { change, state } from './state.ts';

/** Calls that are over: the CDRs of all legs of a call together, and its recordings. */
export function endedPanel(): Drawn {
  const { ended } = state;
  return folding(
    { id: 'ended', title: 'Ended calls: CDRs and recordings' },
    ended.length === 0 ? note('No calls have ended.') : sandboxTimes(),
    scrolled('Ended calls', h('ol', { id: 'ended-list' }, ended.map(endedItem))),
  );
}

function endedItem({ id, legs, talked }: EndedCall): Drawn {
  const [root] = legs;
  const recordings = legs.filter((leg) => leg.recording_id !== null).length;
  const inAll = legs.length > 1 ? ' in all' : '';
  return entry(
    `ended ${id}`,
    [
      h('strong', {}, root ? `${partyText(root.from)} → ${partyText(root.to)}` : String(id)),
      talked > 0 ? badge('good', `talked ${lengthOf(talked)}${inAll}`) : badge('bad', 'not answered'),
      recordings > 0 ? badge('plain', 'recorded') : null,
      quiet(`${root?.time ?? ''}, call ${id}`),
    ],
    () =>
      h(
        'ul',
        { class: 'cdrs', 'aria-label': `CDRs of call ${id}` },
        legs.map((leg, index) => legItem(leg, index === 0)),
      ),
  );
}

function legItem(leg: EndedLeg, isRoot: boolean): Drawn {
  const {
    cdr_id: id,
    live_id: live,
    from,
    to,
    seconds,
    talked,
    disposition,
    cause,
    recording_id: recording,
  } = leg;
  return h(
    'li',
    { key: id, class: isRoot ? 'root' : 'phone', 'data-place': `cdr ${id}` },
    h('span', {}, `${partyText(from)} → ${partyText(to)}`),
    ' ',
    quiet(`${isRoot ? 'root leg' : 'leg'} ${live ?? ''}, CDR ${id}`),
    h('p', { class: 'facts' }, `${disposition}, ${cause}, ${lengthOf(seconds)}, talked ${lengthOf(talked)}`),
    recording === null ? null : player(recording),
  );
}

/** The audio of a recording, fetched as a program does it: by the API, with the token. */
function player(recording: number): Drawn {
  const source = state.audio.get(recording);
  return source === undefined
    ? button(
        'Play recording',
        `Play recording ${recording}`,
        () => void act('Recording loaded.', load(recording)),
      )
    : h('audio', {
        src: source,
        controls: true,
        autoplay: true,
        tabIndex: 0,
        'aria-label': `Recording ${recording}`,
      });
}

async function load(recording: number): Promise<void> {
  const response = await callApi(`/monitors/${recording}.mp3`);
  const source = URL.createObjectURL(await response.blob());
  change({ audio: new Map(state.audio).set(recording, source) });
}

/** Forgets the audio of recordings: after a reset, others have their ids. */
export function forgetAudio(): void {
  for (const source of state.audio.values()) URL.revokeObjectURL(source);
  change({ audio: new Map() });
}
