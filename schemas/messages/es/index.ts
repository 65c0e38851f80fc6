import { erro } from './erro.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';

/** Spanish is complete for the frame, the status messages and the validation: the rest is read in Portuguese. */
export const es = { erro, shell, ui, validacao } as const;
