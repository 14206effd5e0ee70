import type { Load } from './load-page.ts';

/** The median of each measurement by itself; NaN of no loads. */
export function medianLoad(loads: Load[]): Load {
  const median = (name: keyof Load) =>
    loads.map((load) => load[name]).toSorted((one, other) => one - other)[Math.floor(loads.length / 2)] ??
    NaN;
  return {
    kilobytes: median('kilobytes'),
    requests: median('requests'),
    readable: median('readable'),
    blocking: median('blocking'),
    shift: median('shift'),
  };
}
