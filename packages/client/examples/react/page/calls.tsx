import { parseTimestamp, type Telephony, type TelephonyError, where } from '@telephony/client';
import {
  createCallMutation,
  deleteCallMutation,
  getMeQuery,
  listCallsQuery,
  listCdrsQuery,
  queryKey,
} from '@telephony/client/tanstack';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';

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

const DIRECTIONS = { '': 'All', I: 'Incoming', O: 'Outgoing', M: 'Missed' } as const;
type Direction = keyof typeof DIRECTIONS;

/** The latest call detail records, of one direction or of all. */
export function CallRecords({ pbx }: { pbx: Telephony }): ReactElement {
  const [direction, setDirection] = useState<Direction>('');
  const filter = where('/cdrs');
  const { data, error, isPlaceholderData } = useQuery({
    ...listCdrsQuery(pbx, {
      filter: direction ? filter.eq('type', direction) : filter,
      limit: 20,
      sort: 'calldate',
      dir: 'DESC',
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="records">
      <h2 id="records">Call detail records</h2>
      <label>
        Direction
        <select value={direction} onChange={({ target }) => setDirection(target.value as Direction)}>
          {Object.entries(DIRECTIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Problem error={error} />
      <p className="quiet" aria-live="polite">
        {data && `${data.data.length} of ${data.total}`}
      </p>
      <div className="table" tabIndex={0} role="group" aria-labelledby="records">
        <table aria-busy={isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">Began</th>
              <th scope="col">Direction</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Seconds</th>
            </tr>
          </thead>
          <tbody>
            {data?.data.map(({ id, calldate, type, src, dst, billsec }) => (
              <tr key={id}>
                <td>
                  {parseTimestamp(calldate)?.toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })}
                </td>
                <td>{DIRECTIONS[type as Direction] ?? type}</td>
                <td>{src}</td>
                <td>{dst}</td>
                <td>{billsec}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What went wrong, where something did. */
function Problem({ error }: { error: TelephonyError | null }): ReactElement | null {
  return error && <p role="alert">{error.message}</p>;
}

/** The text of a field of a form. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
