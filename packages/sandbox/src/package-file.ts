// At the top of src, as what is built is at the top of dist.
export const packageFile = (path: string): URL => new URL(`../${path}`, import.meta.url);
