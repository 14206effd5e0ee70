import { form, type Rewrite } from '../shape/form.ts';
import { asText, leftOut } from '../shape/rewrites.ts';

/** Events/Call event body: integers; documented by the maker elsewhere (grade D): text. Numbers are usual. */
export const eventIds = form({
  id: 'O-31',
  title: '`src_id` and `dst_id` of call events, IDs of `monitor.audio_ready`',
  documented: 'numbers: `0`, `410002`',
  observed: 'text: `"0"`, `"410002"`',
  usual: 'documented',
  values: ['src_id', 'dst_id', 'call_id', 'customer_id', 'monitor_id', 'user_id'].map((at) => ({
    at,
    observed: asText,
  })),
});

const DOCUMENTED_PLACES: ReadonlySet<unknown> = new Set(['LOCAL_USER', 'QUEUE']);

const documentedPlace: Rewrite = (context) => (DOCUMENTED_PLACES.has(context) ? context : undefined);

/** Events/Call event body names LOCAL_USER and QUEUE; seen live: `RG-<id>`, and bodies without it. */
export const eventContext = form({
  id: 'O-32',
  title: '`context` of events at neither a user nor a queue',
  documented: 'left out',
  observed: 'given, such as `RG-701`',
  usual: 'observed',
  values: [{ at: 'context', documented: documentedPlace }],
});

/** Events/Call event body lists neither; seen live: both. */
export const eventLegs = form({
  id: 'O-33',
  title: '`root_call_id` and `final` of events',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['root_call_id', 'final'].map((at) => ({ at, documented: leftOut })),
});

/** Events/Call event body lists seven events of calls and no `terminated_by`; the maker documents more elsewhere. */
export const furtherEvents = form({
  id: 'O-34',
  title: '`call.dtmf`, `monitor.audio_ready`, and `terminated_by` of events',
  documented: 'not sent',
  observed: 'sent',
  usual: 'observed',
  values: ['CallDtmfEvent', 'MonitorAudioReadyEvent', 'terminated_by'].map((at) => ({
    at,
    documented: leftOut,
  })),
});
