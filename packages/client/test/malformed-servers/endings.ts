export type Runtime = 'Node 22' | 'Node 24' | 'Node 26' | 'Deno' | 'Bun' | 'workerd' | 'Chromium';

/**
 * How a call ends: `ok` with the record or file that was sent, `gaps` where characters of it are lost, `empty` with undefined, or the kind of the TelephonyError with the
 * status where there is one, such as `body 200`. Where it depends on what comes first, both: `ok or network`.
 */
export type Ending = string;

export type Endings = Record<string, Ending>;

export type Purpose = 'record' | 'file' | 'dial';

export type ByRuntime<T> = T | (Partial<Record<Runtime, T>> & { otherwise: T });

export function inRuntime<T extends string>(value: ByRuntime<T>, runtime: Runtime): T {
  return typeof value === 'object' ? (value[runtime] ?? value.otherwise) : value;
}

export const RECORD = '{"data":{"id":42,"src_name":"Zoë Ångström"},"links":{}}';

export const FILE: Uint8Array = Uint8Array.from({ length: 3000 }, (_, index) =>
  index < 3 ? 0x49 : index % 251,
);
