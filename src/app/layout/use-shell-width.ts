import useMediaQuery from '@mui/material/useMediaQuery';
import { matchPath, useLocation } from 'react-router-dom';
import { screens } from '#screens/index.ts';
import { breakpoints } from '#src/theme/criar-tema.ts';

/** How much the window gives to the menu: a drawer, a rail of icons, or the whole list. */
export type MenuMode = 'drawer' | 'rail' | 'expanded';

const canvases = screens.filter(({ canvas }) => canvas);

/** Drawer under 960, rail under 1264, expanded from there on, but for what is drawn on the whole window. */
export const useMenuMode = (): MenuMode => {
  const { pathname } = useLocation();
  const rail = useMediaQuery(`(min-width: ${breakpoints.md}px)`, { noSsr: true });
  const expanded = useMediaQuery(`(min-width: ${breakpoints.lg}px)`, { noSsr: true });
  if (expanded && !canvases.some(({ path }) => matchPath(path, pathname))) return 'expanded';
  return rail ? 'rail' : 'drawer';
};
