import { close, newVisit, type Visit } from './visit.ts';

/** The leg goes on after nobody has answered: its voicemail has taken it. */
export function enterVoicemail(visits: Visit[], visit: Visit): Visit {
  close(visit, 'passed-on', visit.missedAt);
  const voicemail = newVisit(
    visit.legId,
    { kind: 'voicemail', party: visit.party },
    visit.from,
    visit.missedAt,
  );
  voicemail.connectedAt = visit.missedAt;
  visits.push(voicemail);
  return voicemail;
}
