import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update } from '../generic/write.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Groups of users and of queues, policies, and labels of calls: names that other records refer to. */
export const groupHandlers: HandlersOf<
  | `list${'UserGroups' | 'UserGroupPolicies' | 'QueueGroups' | 'CallLabels'}`
  | `${'create' | 'get' | 'update' | 'delete'}${'UserGroup' | 'UserGroupPolicy' | 'QueueGroup' | 'CallLabel'}`
> = {
  listUserGroups: list('usergroups'),
  createUserGroup: create('usergroups'),
  getUserGroup: read('usergroups'),
  updateUserGroup: update('usergroups'),
  deleteUserGroup: remove('usergroups'),

  listUserGroupPolicies: list('usergrouppolicies'),
  createUserGroupPolicy: create('usergrouppolicies'),
  getUserGroupPolicy: read('usergrouppolicies'),
  updateUserGroupPolicy: update('usergrouppolicies'),
  deleteUserGroupPolicy: remove('usergrouppolicies'),

  listQueueGroups: list('queuegroups'),
  createQueueGroup: create('queuegroups'),
  getQueueGroup: read('queuegroups'),
  updateQueueGroup: update('queuegroups'),
  deleteQueueGroup: remove('queuegroups'),

  listCallLabels: list('calllabels'),
  createCallLabel: create('calllabels'),
  getCallLabel: read('calllabels'),
  updateCallLabel: update('calllabels'),
  deleteCallLabel: remove('calllabels'),
};
