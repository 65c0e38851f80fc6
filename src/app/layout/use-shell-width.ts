import useMediaQuery from '@mui/material/useMediaQuery';
import { breakpoints } from '#src/theme/criar-tema.ts';

/** How much the window gives to the menu: a drawer, a rail of icons, or the whole list. */
export type MenuMode = 'drawer' | 'rail' | 'expanded';

/** Drawer under 960, rail under 1264, expanded from there on. */
export const useMenuMode = (): MenuMode => {
  const rail = useMediaQuery(`(min-width: ${breakpoints.md}px)`, { noSsr: true });
  const expanded = useMediaQuery(`(min-width: ${breakpoints.lg}px)`, { noSsr: true });
  if (expanded) return 'expanded';
  return rail ? 'rail' : 'drawer';
};
