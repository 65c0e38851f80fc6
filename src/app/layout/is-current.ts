import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';

/** Below the inbox, but items of their own. */
const searches = savedSearchPath('');

/** Whether an item of the menu is the page in use, or the list that the page belongs to. */
export const isCurrent = (pathname: string, to: string): boolean =>
  to === '/'
    ? pathname === '/' || pathname === '/principal'
    : pathname === to || (pathname.startsWith(`${to}/`) && !pathname.startsWith(searches));
