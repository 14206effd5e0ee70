import type { FieldError } from '@telephony/contract';
import { type Front, listed, Refusal } from '@telephony/http';
import { assumptions } from '../../assumptions/assumptions.ts';
import { resetPlatform } from '../../story/populate.ts';
import { restoreSnapshot, takeSnapshot } from '../../snapshot/snapshot.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import type { Settings } from '../../generated/control.ts';
import { applyFixture, othersOf, type Written } from '../../fixture/apply-fixture.ts';
import { writeFixture } from '../../fixture/write-fixture.ts';

export const stateHandlers = {
  getSettings: ({ platform, front }) => ({ status: 200, body: settingsOf(platform, front) }),
  updateSettings: ({ platform, front, body }) => {
    changeSettings(platform, front, body);
    return { status: 200, body: settingsOf(platform, front) };
  },
  reset: ({ all, front, stream, exchanges, receiver, atStart, body }) => {
    changeSettings(all, front, atStart);
    resetPlatform(all, body?.seed);
    front.rules.clear();
    front.record.clear();
    exchanges.clear();
    receiver.reset();
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  seed: ({ all, platform, body }) => {
    const warnings = putRecords(all, platform, body);
    return { status: 204, body: undefined, warnings };
  },
  getFixture: ({ platform }) => ({ status: 200, body: writeFixture(platform) }),
  getSnapshot: ({ all }) => ({ status: 200, body: { ...takeSnapshot(all) } }),
  restore: ({ all, stream, body }) => {
    restoreSnapshot(all, body);
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  listAssumptions: () => listed(assumptions),
} satisfies Partial<ControlHandlers>;

export function settingsOf(platform: Platform, front: Front): Required<Settings> {
  const {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    transferReturn,
    webcallsPerMinute,
  } = platform.settings;
  const { retrySeconds, timeout, allowHosts } = platform.webhooks.settings;
  return {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    transferReturn,
    webcallsPerMinute,
    forms: platform.forms.mode,
    webhooks: { retrySeconds, timeout, allowHosts },
    lenient: front.settings.lenient,
    delay: front.settings.delay,
  };
}

function changeSettings(
  platform: Platform,
  front: Front,
  { forms: mode, webhooks = {}, lenient, delay, ...others }: Settings,
): void {
  if (mode !== undefined) for (const account of accountsOf(platform)) account.forms.change(mode);
  Object.assign(platform.settings, others);
  if (lenient !== undefined) front.settings.lenient = lenient;
  if (delay !== undefined) front.settings.delay = delay;
  if (Object.keys(webhooks).length === 0) return;
  for (const account of accountsOf(platform)) account.webhooks.change(webhooks);
}

function putRecords(all: Platform, platform: Platform, written: Written): FieldError[] {
  try {
    return applyFixture(platform, written, othersOf(all, platform)).map(ofBody);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.errors.map(ofBody);
    const [first] = errors;
    throw new Refusal(error.status, first ? `${first.field} ${first.message}` : error.message, errors);
  }
}

const ofBody = ({ field, message }: FieldError): FieldError => ({ field: `body.${field}`, message });
