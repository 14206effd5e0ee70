import type { Telephony } from '@telephony/client';
import { createCallMutation, getMeQuery, queryKey } from '@telephony/client/tanstack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { fieldOf } from './field-of.ts';
import { Problem } from './problem.tsx';

/** Click to call: rings the user's own phone first, then the number. */
export function Dial({ pbx }: { pbx: Telephony }): ReactElement {
  const cache = useQueryClient();
  const me = useQuery(getMeQuery(pbx));
  const dial = useMutation({
    ...createCallMutation(pbx),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKey('listCalls') }),
  });
  const user = me.data?.data;
  const send = (form: FormData) => {
    if (user) dial.mutate({ from: String(user.id), to: fieldOf(form, 'number').replaceAll(/[^\d*#]/g, '') });
  };
  return (
    <section aria-label="Call a number">
      <form action={send}>
        <label>
          Number
          <input name="number" type="tel" required />
        </label>
        <button disabled={!user || dial.isPending}>Call</button>
        {dial.isSuccess && <output>Pick up your phone.</output>}
      </form>
      <Problem error={me.error ?? dial.error} />
    </section>
  );
}
