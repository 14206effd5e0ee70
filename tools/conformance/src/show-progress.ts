/** Shows the current step in one line of stderr, removed at the end; shows nothing if stderr is not a terminal. */
export function showProgress(stream: NodeJS.WriteStream): { show: (doing: string) => void } & Disposable {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001B[2K${text}`);
  };
  return { show: write, [Symbol.dispose]: () => write('') };
}
