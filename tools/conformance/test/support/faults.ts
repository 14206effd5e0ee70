import { json, type Question, type Reaction, type Reply, withBody } from './lying-server.ts';

export type Fault = (reply: Reply) => Reaction;

export function faultsAt(faults: Record<string, Fault>) {
  const met = new Set<string>();
  const lie = ({ method, path }: Question, reply: Reply): Reaction | undefined => {
    const exact = `${method} ${path}`;
    const place = exact in faults ? exact : exact.replaceAll(/(?<=\/)\d+(?=\/|$)/g, '*');
    if (place in faults) met.add(place);
    return faults[place]?.(reply);
  };
  return { met, lie };
}

type Body = { data: Record<string, unknown> & Record<string, unknown>[]; [name: string]: unknown };

export function changed(change: (body: Body) => unknown): Fault {
  return (reply) => {
    const body = json(reply) as Body;
    return withBody(reply, change(body) ?? body);
  };
}

/** Sets members of the first record of a collection; undefined removes a member. */
export const firstRecord = (members: Record<string, unknown>): Fault =>
  changed(({ data }) => void Object.assign(data[0] ?? {}, members));
export const withStatus =
  (status: number): Fault =>
  (reply) => ({ ...reply, status });
export const withText =
  (text: string): Fault =>
  (reply) =>
    withBody(reply, text);
export const withType =
  (type: string): Fault =>
  (reply) => ({ ...reply, headers: { 'content-type': type } });
export const response = (status: number, type: string, text: string): Reply => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
/** These bytes in place of the response. */
export const bytes =
  (raw: string): Fault =>
  () => ({ raw });
