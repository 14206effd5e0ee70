/** The rules of this repository's own code that oxlint does not have: a plugin that `.oxlintrc.json` names. */
import { declaredWorkspace } from './declared-workspace.ts';
import { floors } from './floors.ts';
import { noImportOutOfWorkspace } from './no-import-out-of-workspace.ts';

export default {
  meta: { name: 'workspaces' },
  rules: {
    'declared-workspace': declaredWorkspace,
    floors,
    'no-import-out-of-workspace': noImportOutOfWorkspace,
  },
};
