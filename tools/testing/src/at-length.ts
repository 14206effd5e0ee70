/** Cases of a test that take long and say little that the others do not: tried in `npm run test:soak` only. */
export function atLength<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env['TEST_SOAK'] === '1' ? cases : [];
}
