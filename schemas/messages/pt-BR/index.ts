import { cadastro } from './cadastro.ts';
import { corpo } from './corpo.ts';
import { definicao } from './definicao.ts';
import { documento } from './documento.ts';
import { erro } from './erro.ts';
import { pdf } from './pdf.ts';
import { ra } from './ra.ts';
import { registro } from './registro.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';

/** Every text that a person reads, by area. */
export const ptBR = {
  cadastro,
  corpo,
  definicao,
  documento,
  erro,
  pdf,
  ra,
  registro,
  shell,
  ui,
  validacao,
} as const;
