/** What a run tells and asks the person who has started it. */
export interface Hooks {
  /** Called with what is being done. */
  onProgress?: (doing: string) => void;
  /** Called before the first write. @throws UserError to send none. */
  confirm?: (account: string, plan: string) => Promise<void>;
  /** Called with what is worth a line while the run goes on. */
  onNotice?: (text: string) => void;
}
