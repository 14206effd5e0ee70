/** `telephony complete SHELL`: the script that completes commands and flags in a shell. */
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

export function addCompletion(program: Command): void {
  tab(program);
}
