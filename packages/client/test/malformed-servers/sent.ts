/** The record that every server means to send. */
export const RECORD = '{"data":{"id":42,"src_name":"Zoë Ångström"},"links":{}}';

/** The file that every server means to send. */
export const FILE: Uint8Array = Uint8Array.from({ length: 3000 }, (_, index) =>
  index < 3 ? 0x49 : index % 251,
);
