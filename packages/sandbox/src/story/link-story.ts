import { secondFactorCode } from '../assumptions/assumptions.ts';
import { requestExamples } from '../contract/examples.ts';
import type { Platform } from '../platform/platform.ts';
import { exampleData } from './story-records.ts';

/** What the story's records leave unsaid about each other: campaigns of numbers, writers of chats. */
export function linkStory(platform: Platform): void {
  const { tables } = platform.store;
  for (const { id, e164 } of tables.campaigns.list())
    if (e164) tables.ddis.patch(e164, { campaign_id: Number(id) });
  linkTrackedCalls(platform);
  // The chat messages of the example are those of the user behind its token.
  const [me] = exampleData(platform.contract, '/me');
  for (const { id } of tables.chatmsgs.list()) tables.chatmsgs.patch(id, { user_id: Number(me?.id) });
  seedChallenges(platform);
}

function linkTrackedCalls({ contract, store: { tables } }: Platform): void {
  const [campaign] = tables.campaigns.list();
  for (const { id } of exampleData(contract, '/calltracking/cdrs')) {
    if (campaign) tables.cdrs.patch(id, { campaign_id: Number(campaign.id) });
  }
}

/** The nonce and the token of a password reset that the examples of requests send are good, once. */
function seedChallenges(platform: Platform): void {
  const { challenges, users } = platform.store.tables;
  const created = platform.clock.now();
  const owner = users.find(({ two_factor_auth: factor }) => factor === 'E');
  const [{ nonce } = {}] = requestExamples(platform.contract, 'loginWithSecondFactor');
  if (owner && nonce) {
    challenges.put({
      id: nonce,
      user_id: owner.id,
      kind: 'second-factor',
      code: secondFactorCode,
      attempts: 0,
      created,
    });
  }
  const [{ email } = {}] = requestExamples(platform.contract, 'requestPasswordReset');
  const forgetful = users.find((user) => user.email === email);
  const [{ token } = {}] = requestExamples(platform.contract, 'resetPassword');
  if (forgetful && token) {
    challenges.put({
      id: token,
      user_id: forgetful.id,
      kind: 'password-reset',
      code: '',
      attempts: 0,
      created,
    });
  }
}
