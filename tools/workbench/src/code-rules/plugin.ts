/** The rules of this repository's own code that oxlint does not have: a plugin that `.oxlintrc.json` names. */
import { noImportOutOfWorkspace } from './no-import-out-of-workspace.ts';

export default {
  meta: { name: 'workspaces' },
  rules: { 'no-import-out-of-workspace': noImportOutOfWorkspace },
};
