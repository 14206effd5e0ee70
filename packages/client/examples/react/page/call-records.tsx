import { parseTimestamp, type Telephony, where } from '@telephony/client';
import { listCdrsQuery } from '@telephony/client/tanstack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Problem } from './problem.tsx';

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
