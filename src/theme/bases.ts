import { claro } from './claro.ts';
import { contraste } from './contraste.ts';
import { escuro } from './escuro.ts';

/** The appearances as the product draws them, before the colours of the institution. */
export const bases = { claro, escuro, contraste } as const;
