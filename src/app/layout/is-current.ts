import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';

/** Below the inbox and below the archive, but items of their own. */
const ownItems: readonly string[] = [savedSearchPath(''), '/principal/arquivo/locais'];

/** Whether an item of the menu is the page in use, or the list that the page belongs to. */
export const isCurrent = (pathname: string, to: string): boolean => {
  if (to === '/') return pathname === '/' || pathname === '/principal';
  const itsOwn = ownItems.some((own) => pathname.startsWith(own) && !to.startsWith(own));
  return pathname === to || (pathname.startsWith(`${to}/`) && !itsOwn);
};
