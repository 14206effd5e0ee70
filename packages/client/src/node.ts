/** What only Node, Deno and Bun can do; apart from the rest, so that browsers do not carry it. */
export { type SaveOptions, saveTo } from './files/save-to.ts';
