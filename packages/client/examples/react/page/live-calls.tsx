import type { Telephony } from '@telephony/client';
import { deleteCallMutation, listCallsQuery, queryKey } from '@telephony/client/tanstack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Problem } from './problem.tsx';

/** The calls of this moment, read every two seconds while somebody looks. */
export function LiveCalls({ pbx }: { pbx: Telephony }): ReactElement {
  const cache = useQueryClient();
  const calls = useQuery({ ...listCallsQuery(pbx, { limit: 100 }), refetchInterval: 2000 });
  const hangUp = useMutation({
    ...deleteCallMutation(pbx),
    // A call that has just ended leaves a record.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey() }),
  });
  return (
    <section aria-labelledby="live">
      <h2 id="live">Live calls</h2>
      <Problem error={calls.error ?? hangUp.error} />
      {calls.data?.data.length === 0 && <p className="quiet">Nobody talks.</p>}
      <div className="table" tabIndex={0} role="group" aria-labelledby="live">
        <table>
          <tbody>
            {calls.data?.data.map(({ id, state, src, dst }) => (
              <tr key={id}>
                <td>
                  <button type="button" disabled={hangUp.isPending} onClick={() => hangUp.mutate({ id })}>
                    Hang up
                  </button>
                </td>
                <td>{src}</td>
                <td>{dst}</td>
                <td>{state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
