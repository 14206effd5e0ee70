import { UserError } from '@telephony/command-line';
import { buildWorkspaces } from '@telephony/scripts/build-workspaces';

/** Builds workspaces. */
export type Build = (workspaces: string[], signal: AbortSignal) => Promise<void>;

/**
 * Builds workspaces with what they depend on, silently.
 *
 * @throws UserError with the output of the task that failed
 */
export const build: Build = async (workspaces, signal) => {
  const { code, output } = await buildWorkspaces(workspaces, signal);
  if (code !== 0 && !signal.aborted) throw new UserError(output.trim());
};
