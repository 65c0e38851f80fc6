import { defined } from '#schemas/defined.ts';
import { createTheme, type Components, type Theme } from '@mui/material/styles';
import { buttons } from './overrides/buttons.tsx';
import { data } from './overrides/data.tsx';
import { fields } from './overrides/fields.tsx';
import { reactAdmin } from './overrides/react-admin.ts';
import { surfaces } from './overrides/surfaces.tsx';
import type { Tokens } from './tokens.ts';

/**
 * The width of the paper is not one of the screen: a screen that became another one while it is printed would leave blank
 * pages, counted for what it was. Until it is printed, what was true stays so.
 */
const steadyMatchMedia = (query: string): MediaQueryList => {
  const now = globalThis.matchMedia(query);
  const paper = globalThis.matchMedia('print');
  let { matches } = now;
  return Object.defineProperty(globalThis.matchMedia(query), 'matches', {
    get: () => (matches = paper.matches ? matches : now.matches),
  });
};

/** Widths at which the shell changes (960, 1264 and 1904). */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** The MUI theme of one appearance; the overrides read the CSS variables that ThemeRoot writes. */
export const criarTema = (tokens: Tokens): Theme => {
  const { tones } = tokens;
  return createTheme({
    breakpoints: { values: breakpoints },
    palette: {
      mode: tokens.name === 'claro' ? 'light' : 'dark',
      primary: { main: tokens.primaryBase, dark: tokens.primaryHover, contrastText: tokens.primaryText },
      secondary: { main: tokens.secondaryBase, contrastText: tokens.secondaryText },
      error: { main: tones.rubro.solid, contrastText: tones.rubro.onSolid },
      warning: { main: tones.ambar.solid, contrastText: tones.ambar.onSolid },
      info: { main: tones.azul.solid, contrastText: tones.azul.onSolid },
      success: { main: tones.verde.solid, contrastText: tones.verde.onSolid },
      background: { default: tokens.canvas, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.ink2, disabled: tokens.inkOff },
      divider: tokens.line,
      action: { hover: tokens.hover, selected: tokens.primary100, active: tokens.ink2 },
    },
    shape: { borderRadius: 6 },
    typography: {
      htmlFontSize: 14,
      fontSize: 14,
      fontFamily: 'var(--font)',
      fontWeightMedium: 600,
      fontWeightBold: 650,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 120,
        standard: 180,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 180,
      },
      easing: { easeInOut: 'cubic-bezier(.2,0,.1,1)' },
    },
    components: {
      ...buttons,
      ...fields,
      ...surfaces,
      ...data,
      ...(reactAdmin as Components<Theme>),
      ...defined({
        MuiUseMediaQuery:
          globalThis.matchMedia !== undefined
            ? { defaultProps: { matchMedia: steadyMatchMedia } }
            : undefined,
      }),
    },
  });
};
