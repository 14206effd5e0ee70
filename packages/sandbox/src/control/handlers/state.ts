import type { FieldError } from '@telephony/contract';
import { type Front, listed, Refusal } from '@telephony/http';
import { assumptions } from '../../assumptions/assumptions.ts';
import { resetPlatform } from '../../story/populate.ts';
import { restoreSnapshot, takeSnapshot } from '../../snapshot/snapshot.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import type { Settings, Snapshot } from '../../generated/control.ts';
import { applyFixture, type FixtureParts, otherAccounts } from '../../fixture/apply-fixture.ts';

export const stateHandlers = {
  getSettings: ({ platform, front }) => ({ status: 200, body: settingsOf(platform, front) }),
  updateSettings: ({ platform, front, body }) => {
    changeSettings(platform, front, body);
    return { status: 200, body: settingsOf(platform, front) };
  },
  reset: ({ first, front, streams, receiver, startSettings, body }) => {
    changeSettings(first, front, startSettings);
    first.settings.lateRecords = undefined;
    resetPlatform(first, body?.seed);
    front.rules.clear();
    front.record.clear();
    receiver.reset();
    for (const stream of streams) stream.sendAll();
    return { status: 204, body: undefined };
  },
  seed: ({ first, platform, body }) => ({
    status: 204,
    body: undefined,
    warnings: seed(first, platform, body),
  }),
  async getFixture({ platform }) {
    // Few sandboxes write a fixture. Its module loads `node:util`, whose every export loads more.
    const { writeFixture } = await import('../../fixture/write-fixture.ts');
    return { status: 200, body: writeFixture(platform) };
  },
  getSnapshot: ({ first }): { status: 200; body: Snapshot } => ({
    status: 200,
    body: { ...takeSnapshot(first) },
  }),
  restore: ({ first, streams, body }) => {
    restoreSnapshot(first, body);
    for (const stream of streams) stream.sendAll();
    return { status: 204, body: undefined };
  },
  listAssumptions: () => listed(assumptions),
} satisfies Partial<ControlHandlers>;

export function settingsOf(platform: Platform, front: Front): Required<Settings> {
  const { settings, forms, webhooks } = platform;
  const { retrySeconds, timeout, allowHosts } = webhooks.settings;
  return {
    idleMinutes: settings.idleMinutes,
    secondFactor: settings.secondFactor,
    ringSeconds: settings.ringSeconds,
    pickUpSeconds: settings.pickUpSeconds,
    answerSeconds: settings.answerSeconds,
    transferReturn: settings.transferReturn,
    webcallsPerMinute: settings.webcallsPerMinute,
    forms: forms.mode,
    webhooks: { retrySeconds, timeout, allowHosts },
    lenient: front.settings.lenient,
    delay: front.settings.delay,
  };
}

// What began before, such as a phone that rings, goes on as it began.
function changeSettings(
  platform: Platform,
  front: Front,
  { forms: mode, webhooks = {}, lenient, delay, ...others }: Settings,
): void {
  if (mode !== undefined) for (const account of accountsOf(platform)) account.forms.mode = mode;
  Object.assign(platform.settings, others);
  if (lenient !== undefined) front.settings.lenient = lenient;
  if (delay !== undefined) front.settings.delay = delay;
  if (Object.keys(webhooks).length === 0) return;
  for (const account of accountsOf(platform)) account.webhooks.change(webhooks);
}

function seed(first: Platform, platform: Platform, parts: FixtureParts): FieldError[] {
  try {
    return applyFixture(platform, parts, otherAccounts(first, platform)).map(inBody);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.errors.map(inBody);
    const [fault] = errors;
    throw new Refusal(error.status, fault ? `${fault.field} ${fault.message}` : error.message, errors);
  }
}

const inBody = ({ field, message }: FieldError): FieldError => ({ field: `body.${field}`, message });
