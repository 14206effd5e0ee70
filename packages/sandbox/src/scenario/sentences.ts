import { usage, UserError } from '@telephony/contract/command-line';
import type { CallInLegs, LegState, Named, Side } from '../generated/control.ts';
import type { Actor, Actors } from './actors.ts';

/** What sentences act on. */
export interface Stage {
  actors: Actors;
  /** The last caller from outside: `caller` in a sentence. */
  caller?: Actor;
  /** Sends a request to the API as a user, or one to the control plane. @throws UserError with the sandbox's refusal. */
  send(line: string, body?: object, as?: string): Promise<unknown>;
}

/** One kind of sentence. `act` gets what stands at the places of the form. */
interface Sentence {
  form: string;
  act(stage: Stage, words: string[]): Promise<unknown>;
}

/** What may happen in a scenario. `<name>` is a place, `[…]` may be left out. */
const SENTENCES: readonly Sentence[] = [
  {
    form: '<who> calls <whom>',
    async act(stage, [who, whom]) {
      const actor = find(stage, who!);
      const to = numberOf(find(stage, whom!));
      if (actor.kind === 'user') return stage.send('POST /calls', { from: String(actor.id), to }, who);
      stage.caller = actor;
      return stage.send('POST /_sandbox/simulate/inbound-call', { from: numberOf(actor), to });
    },
  },
  {
    form: '<who> answers[ <caller>]',
    act: (stage, [who, other]) => onPhone(stage, 'answer', who!, other),
  },
  {
    form: '<who> rejects[ <caller>]',
    act: (stage, [who, other]) => onPhone(stage, 'reject', who!, other),
  },
  {
    form: '<who> hangs up[ on <whom>]',
    act: (stage, [who, other]) => onCall(stage, 'hang-up', who!, other),
  },
  {
    form: '<who> holds[ <whom>]',
    act: (stage, [who, other]) => onCall(stage, 'hold', who!, other),
  },
  {
    form: '<who> resumes[ <whom>]',
    act: (stage, [who, other]) => onCall(stage, 'resume', who!, other),
  },
  {
    form: '<user> transfers[ <whom>] to <target>',
    act: (stage, [user, other, target]) => sendOn(stage, 'transfer', user!, target!, other),
  },
  {
    form: '<user> consults <target>',
    act: (stage, [user, target]) => sendOn(stage, 'consult', user!, target!),
  },
  {
    form: '<user> hands over',
    async act(stage, [user]) {
      const actor = find(stage, user!);
      const consultation = (await callsNow(stage)).find(
        (call) => call.consults !== null && isIn(call, actor),
      );
      if (!consultation)
        throw new UserError(`${actor.name} consults nobody. Write "${user} consults <target>" before.`);
      return stage.send(`POST /_sandbox/simulate/calls/${consultation.id}/join`);
    },
  },
  {
    form: '<who> presses <key>',
    async act(stage, [who, key]) {
      const call = await callOf(stage, find(stage, who!));
      return stage.send(`POST /_sandbox/simulate/calls/${call.id}/press`, { key });
    },
  },
  { form: '<user> joins <queue>', act: (stage, words) => membership(stage, words, true) },
  { form: '<user> leaves <queue>', act: (stage, words) => membership(stage, words, false) },
  { form: '<user> goes offline', act: (stage, [user]) => setUser(stage, user!, { phones: 0 }) },
  { form: '<user> comes online', act: (stage, [user]) => setUser(stage, user!, { phones: 1 }) },
  { form: '<user> turns DND on', act: (stage, [user]) => setUser(stage, user!, { dnd: true }) },
  { form: '<user> turns DND off', act: (stage, [user]) => setUser(stage, user!, { dnd: false }) },
  {
    form: '<who> texts <whom>: <text>',
    act: (stage, [who, whom, text]) =>
      stage.send('POST /_sandbox/simulate/sms', {
        from: numberOf(find(stage, who!)),
        to: numberOf(find(stage, whom!)),
        text: text!.replaceAll(/^"|"$/g, ''),
      }),
  },
  {
    form: 'receiver answers <status>',
    act: (stage, [status]) => stage.send('PATCH /_sandbox/receiver', { status: Number(status) }),
  },
];

/** The forms of all sentences, for help. */
export const sentenceForms: readonly string[] = SENTENCES.map(({ form }) => form);

// The last ones first: "receiver answers 503" is not about a person.
const PATTERNS = SENTENCES.toReversed().map((sentence) => ({ sentence, pattern: patternOf(sentence.form) }));

function patternOf(form: string): RegExp {
  const source = form
    .replaceAll(/\[(.+?)\]/g, '(?:$1)?')
    .replaceAll(/<(\w+)>/g, (_, name) => (name === 'status' ? String.raw`(\d{3})` : '(.+?)'));
  return new RegExp(`^${source}$`, 'iu');
}

/**
 * Lets happen what a sentence says.
 *
 * @throws UserError for a sentence of no known form, for somebody unknown, and where the sandbox refuses.
 */
export async function act(stage: Stage, text: string): Promise<void> {
  for (const { pattern, sentence } of PATTERNS) {
    const found = pattern.exec(text.trim());
    if (!found) continue;
    await sentence.act(stage, found.slice(1));
    return;
  }
  throw usage(`"${text}" is no sentence of a scenario. Forms:\n  ${sentenceForms.join('\n  ')}`);
}

function find(stage: Stage, text: string): Actor {
  if (!/^(the )?caller$/i.test(text)) return stage.actors.find(text);
  if (stage.caller) return stage.caller;
  throw new UserError('Nobody has called from outside yet, so there is no caller.');
}

function numberOf({ name, number }: Actor): string {
  if (number !== null) return number;
  throw new UserError(`${name} has no number.`);
}

async function callsNow(stage: Stage): Promise<CallInLegs[]> {
  const { data } = (await stage.send('GET /_sandbox/calls/legs')) as { data: CallInLegs[] };
  return data;
}

const legsIn = ({ leg, phones }: CallInLegs): LegState[] => [leg, ...phones];

const isAt = (side: Named, actor: Actor): boolean =>
  actor.kind === 'user' ? side.user_id === actor.id : side.number?.replace('+', '') === actor.number;

const isIn = (call: CallInLegs, actor: Actor): boolean =>
  legsIn(call).some(({ from, to }) => isAt(from, actor) || isAt(to, actor));

/** The only call of somebody, or that with a second party. */
async function callOf(
  stage: Stage,
  actor: Actor,
  other?: string,
  isMeant: (call: CallInLegs) => boolean = (call) => isIn(call, actor),
  nothing = `${actor.name} is in no call`,
): Promise<CallInLegs> {
  const calls = await callsNow(stage);
  const mine = calls.filter(isMeant);
  const party = other === undefined ? undefined : find(stage, other);
  const found = party ? mine.filter((call) => isIn(call, party)) : mine;
  const [call] = found;
  if (call && found.length === 1) return call;
  if (call)
    throw new UserError(
      `${actor.name} is in ${found.length} calls: ${found.map(textOf).join('; ')}. Name the other party, too.`,
    );
  throw new UserError(
    `${nothing}${party ? ` with ${party.name}` : ''}. ${calls.length === 0 ? 'There is no call now.' : `Calls now: ${calls.map(textOf).join('; ')}.`}`,
  );
}

function textOf({ leg, phones }: CallInLegs): string {
  const named = ({ name, number }: Named): string => name ?? number ?? 'withheld';
  const at = phones.map(({ stage, to }) => `${named(to)} ${stage}`).join(', ');
  return `${named(leg.from)} to ${named(leg.to)}, ${leg.stage}${at ? ` (${at})` : ''}`;
}

async function onPhone(stage: Stage, verb: string, who: string, other?: string): Promise<unknown> {
  const actor = find(stage, who);
  const ringsAt = ({ from, stage: at, to }: LegState): boolean =>
    at === 'calling-caller' ? isAt(from, actor) : ['ringing', 'calling'].includes(at) && isAt(to, actor);
  const rings = (call: CallInLegs): boolean => legsIn(call).some(ringsAt);
  const call = await callOf(stage, actor, other, rings, `No phone of ${actor.name} rings`);
  const leg = legsIn(call).find(ringsAt)!;
  const body = actor.kind === 'user' ? { user_id: actor.id } : {};
  return stage.send(`POST /_sandbox/simulate/calls/${leg.id}/${verb}`, body);
}

async function onCall(stage: Stage, verb: string, who: string, other?: string): Promise<unknown> {
  const actor = find(stage, who);
  const call = await callOf(stage, actor, other);
  const side: Side = isAt(call.leg.from, actor) ? 'src' : 'dst';
  return stage.send(`POST /_sandbox/simulate/calls/${call.id}/${verb}`, { side });
}

async function sendOn(stage: Stage, verb: string, who: string, target: string, other?: string) {
  const user = stage.actors.user(who);
  const call = await callOf(stage, user, other);
  const body = { to: numberOf(find(stage, target)), by: user.id };
  return stage.send(`POST /_sandbox/simulate/calls/${call.id}/${verb}`, body);
}

function membership(stage: Stage, [user, queue]: string[], joined: boolean): Promise<unknown> {
  const { id } = stage.actors.user(user!);
  return stage.send(`POST /_sandbox/simulate/queues/${stage.actors.find(queue!).id}/agents/${id}`, {
    joined,
  });
}

function setUser(stage: Stage, user: string, change: object): Promise<unknown> {
  return stage.send(`PATCH /_sandbox/users/${stage.actors.user(user).id}`, change);
}
