/** What all servers are asked: a record of the story, by a token that never expires. */
export const asked = {
  path: '/cdrs/42001',
  headers: { 'x-auth-token': '62cdb7020ff920e5aa642c3d4066950dd1f01f4d' },
};
