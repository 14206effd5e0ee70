/** Shows what is being done in one line of stderr that goes when it is over; nothing when that is no terminal. */
export function showProgress(stream: NodeJS.WriteStream): { show: (doing: string) => void } & Disposable {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001B[2K${text}`);
  };
  return { show: write, [Symbol.dispose]: () => write('') };
}
