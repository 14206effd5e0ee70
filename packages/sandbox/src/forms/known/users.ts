import { form } from '../shape/form.ts';
import { asCode, asNumber, leftOut, ofCode, only } from '../shape/rewrites.ts';

/** Resources/User: an integer in the record, D or E in the model, whose fields live lists have (O-69). */
export const secondFactor = form({
  id: 'C-04',
  title: '`two_factor_auth` of a user',
  documented: 'a number',
  observed: 'a letter: `D` or `E`',
  usual: 'observed',
  values: [{ at: 'two_factor_auth', documented: asCode(0), read: ofCode(0) }],
});

/** Resources/User lists the record without them; seen live in lists. */
export const userTelephony = form({
  id: 'O-25',
  title: '`cli`, `dnd`, `ext` and `nb_sip_locations` of a user',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['cli', 'dnd', 'ext', 'nb_sip_locations'].map((at) => ({ at, documented: leftOut })),
});

/** Resources/User: the record, which is the same in lists (ledger C-05); seen live: the whole model. */
export const userRecord = form({
  id: 'O-69',
  title: 'Fields of a user',
  documented: 'the 12 of the record',
  observed: 'all of the user model',
  usual: 'observed',
  values: [
    {
      at: 'User',
      documented: only(
        'id',
        'active',
        'created_at',
        'customer',
        'email',
        'first_name',
        'is_initial',
        'is_root',
        'last_name',
        'roles',
        'two_factor_auth',
        'visited_apps',
      ),
    },
  ],
});

/** Resources/Me: a string, while every other record has an integer. Nobody has seen a number here, so it is not usual. */
export const ownId = form({
  id: 'C-15',
  title: '`id` of `GET /me`',
  documented: 'text: `"410003"`',
  observed: 'a number, as in every other record: `410003`',
  usual: 'documented',
  values: [{ at: 'id', observed: asNumber }],
});

/** Resources/Me lists seven fields; a shipped client finds six more. */
export const ownRecord = form({
  id: 'O-26',
  title: 'Name, e-mail address and SIP account in `GET /me`',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['customer_id', 'email', 'first_name', 'last_name', 'sip_domain', 'sip_password'].map((at) => ({
    at,
    documented: leftOut,
  })),
});
