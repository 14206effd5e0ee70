/** Shows on the terminal what is being done, in one line that goes when it is done; nothing where there is none. */
export function stepsOnTerminal(): { show: (step: string) => void; clear: () => void } {
  const { stderr } = process;
  const clear = () => {
    if (stderr.isTTY) stderr.write('\r\u001B[2K');
  };
  return {
    show(step) {
      if (stderr.isTTY) stderr.write(`\r\u001B[2K${step} …`);
    },
    clear,
  };
}
