import type { FieldsWithoutEffect } from './fields-without-effect.ts';

const ofRingGroups = ['cli_prefix', 'moh_id'];
const ofIvrs = ['ext_dialing', 'language', 'post_sounds', 'ring_time'];
const ofConferences = ['ann_join_leave', 'monitor', 'pin', 'pin_pstn'];

/** Settings of queues, ring groups, IVRs and conferences that are kept and shown, and that no call goes by. All of them: a test tries. */
export const keptFields: FieldsWithoutEffect = {
  ledger: 'N-64',
  reason: 'nobody hears a sound here, and the documents do not say what the others do to a call',
  fields: {
    createQueue: [
      'ann_freq',
      'caller_sounds',
      'cli_prefix',
      'hold_ann',
      'ivr_id',
      'language',
      'liaf',
      'moh_id',
      'pos_ann',
      'post_call_ivr_id',
      'wait_time_prefix',
      'wrap_up_panel',
      'wrap_up_panel_timeout',
    ],
    createRingGroup: ofRingGroups,
    updateRingGroup: ofRingGroups,
    createIvr: [...ofIvrs, 'random_choice'],
    updateIvr: ofIvrs,
    createConference: ofConferences,
    updateConference: ofConferences,
  },
};
