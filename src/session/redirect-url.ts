const parameter = 'redirectUrl';

/** Sign-in screens and the root are no place to come back to. */
const pointless = ['/', '/login', '/autenticacao', '/acesso-negado'];

/** The address of the sign-in page that remembers where the person wanted to go. */
export const loginPath = (wanted: string): string =>
  pointless.includes(pathOnly(wanted)) ? '/login' : `/login?${parameter}=${encodeURIComponent(wanted)}`;

/**
 * Where to go after signing in: only a path of this very client, never another site.
 * @param search the query of the sign-in page
 */
export const wantedPath = (search: string): string => {
  return safePath(new URLSearchParams(search).get(parameter)) ?? '/';
};

/** A path of this client that is worth coming back to. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && isOwnPath(path) && !pointless.includes(pathOnly(path)) ? path : undefined;

/** One slash and then a name: `//host`, `/\host` and `https:` lead elsewhere. */
const isOwnPath = (path: string): boolean => {
  // browsers drop tabs and line breaks inside an address, which would turn "/<tab>/host" into "//host"
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f]/.test(path)) return false;
  const here = 'http://aqui.invalid';
  return new URL(path, here).origin === here;
};

const pathOnly = (path: string): string => path.split(/[?#]/)[0] ?? '/';
