/** A path of the client or of the server under the base path of the installation (`<base href>`). */
export const appUrl = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;

/** The address of a call; `path` is relative to `/ws/api/`. */
export const apiUrl = (path: string): string => appUrl(`ws/api/${path}`);

/** The base path as the router wants it: `/` or `/malote`. */
export const basePath = (): string => new URL(document.baseURI).pathname.replace(/\/$/, '') || '/';
