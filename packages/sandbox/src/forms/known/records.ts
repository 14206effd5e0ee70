import { form } from '../shape/form.ts';
import { leftOut } from '../shape/rewrites.ts';

/** Resources/Monitor lists `id`, `created_at` and `token`; seen live: more. */
export const recording = form({
  id: 'O-23',
  title: 'Date, parties, duration, type and size of a recording',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['called', 'caller', 'duration', 'size', 'timestamp', 'type'].map((at) => ({
    at,
    documented: leftOut,
  })),
});

/** Endpoints/PBX settings: responses have the shape of a number, requests have fields of a campaign. */
export const campaign = form({
  id: 'C-20',
  title: 'Record of a call-tracking campaign',
  documented: 'the fields of a number',
  observed: 'those of the request too',
  usual: 'observed',
  values: ['call_me_back_setting_id', 'call_tracking_setting_id', 'chat_setting_id', 'rules', 'url'].map(
    (at) => ({ at, documented: leftOut }),
  ),
});

/** Endpoints/PBX settings list both statuses without saying when. */
export const deletedContacts = form({
  id: 'C-17',
  title: 'Success of `DELETE /contacts/{ids}`',
  documented: '204; 202 for more than 100 IDs',
  observed: '202',
  usual: 'documented',
  statuses: [{ status: 204, observed: (made) => ({ ...made, status: 202 }) }],
});
