import { form } from '../shape/form.ts';
import { asCode, ofCode } from '../shape/rewrites.ts';

/** Resources/Live call: an integer; seen live in the 201 of `POST /calls`: a word. */
export const callState = form({
  id: 'O-20',
  title: '`state` of a live call',
  documented: 'a number, such as `2`',
  observed: 'a word, such as `RINGING`',
  usual: 'observed',
  values: [{ at: 'state', documented: asCode(0), read: ofCode(0) }],
});

/** Endpoints/Calls lists 400 and 401 for `POST /calls`; seen live: 412. */
export const noPhoneOnline = form({
  id: 'O-40',
  title: '`POST /calls` for a user without a phone online',
  documented: '400',
  observed: '412',
  usual: 'observed',
  statuses: [{ status: 412, documented: (made) => ({ ...made, status: 400 }) }],
});

/**
 * Endpoints/Calls lists 301. Shipped clients take any status from 200 to 399; which one comes besides 301 is not recorded,
 * so the documented one is usual.
 */
export const changedCall = form({
  id: 'O-71',
  title: 'Success of `PATCH /calls/{id}`',
  documented: '301 without `Location`',
  observed: '200',
  usual: 'documented',
  statuses: [{ status: 301, observed: (made) => ({ ...made, status: 200 }) }],
});
