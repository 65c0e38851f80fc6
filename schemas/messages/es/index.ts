import { ajuda } from './ajuda.ts';
import { erro } from './erro.ts';
import { externo } from './externo.ts';
import { localizacao } from './localizacao.ts';
import { primeiroDia } from './primeiro-dia.ts';
import { shell } from './shell.ts';
import { sobre } from './sobre.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';

/** Spanish is complete for the frame, the status messages and the validation: the rest is read in Portuguese. */
export const es = { ajuda, erro, externo, localizacao, primeiroDia, shell, sobre, ui, validacao } as const;
