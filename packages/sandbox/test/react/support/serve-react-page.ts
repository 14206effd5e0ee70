/** The page of the client's example, behind a server of its own. */
export interface ServedPage extends AsyncDisposable {
  url: string;
}

/** Builds the page and serves it on a free port. */
export async function serveReactPage(): Promise<ServedPage> {
  const file = new URL('examples/react/serve-page.ts', import.meta.resolve('@telephony/client/package.json'));
  const { servePage } = await import(file.href);
  return servePage(0);
}
