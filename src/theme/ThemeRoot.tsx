import { ThemeProvider } from '@mui/material/styles';
import { useInsertionEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { bases } from './bases.ts';
import { criarTema } from './criar-tema.ts';
import { cssVariables } from './css-variables.ts';
import { guardTheme, type ServerColors } from './theme-guard.ts';
import { useAppearance } from './appearance.ts';
import { useThemeName } from './use-theme-name.ts';
import './fonts.css';
import './base.css';

interface ThemeRootProps {
  readonly colors: ServerColors;
  /** Size of the text for who has not chosen one. */
  readonly fontSizeDefault: number;
  readonly children: ReactNode;
}

/** Paints everything below with the chosen appearance and the colours of the institution. */
export const ThemeRoot = ({ colors, fontSizeDefault, children }: ThemeRootProps) => {
  const { densidade, tamanho } = useAppearance();
  const tema = useThemeName();
  const tokens = useMemo(() => guardTheme(bases[tema], colors).tokens, [tema, colors]);
  const paper = useMemo(() => guardTheme(bases.claro, colors).tokens, [colors]);
  const theme = useMemo(() => criarTema(tokens), [tokens]);
  useInsertionEffect(() => {
    const sheet = variablesSheet();
    sheet.textContent = cssVariables(tokens, paper);
  }, [tokens, paper]);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = tema;
    dataset.density = densidade;
    style.setProperty('--font-base', String(tamanho ?? fontSizeDefault));
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', tokens.canvas);
  }, [tema, densidade, tamanho, fontSizeDefault, tokens]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};

const variablesSheet = (): HTMLStyleElement => {
  const known = document.querySelector<HTMLStyleElement>('style[data-malote]');
  if (known) return known;
  const sheet = document.createElement('style');
  sheet.dataset.malote = 'tema';
  document.head.prepend(sheet);
  return sheet;
};
