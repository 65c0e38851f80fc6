import { assinatura } from './assinatura.ts';
import { cadastro } from './cadastro.ts';
import { caixa } from './caixa.ts';
import { consulta } from './consulta.ts';
import { corpo } from './corpo.ts';
import { definicao } from './definicao.ts';
import { documento } from './documento.ts';
import { editor } from './editor.ts';
import { erro } from './erro.ts';
import { importacao } from './importacao.ts';
import { numeracao } from './numeracao.ts';
import { pdf } from './pdf.ts';
import { ra } from './ra.ts';
import { registro } from './registro.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';
import { verificar } from './verificar.ts';

/** Every text that a person reads, by area. */
export const ptBR = {
  assinatura,
  cadastro,
  caixa,
  consulta,
  corpo,
  definicao,
  documento,
  editor,
  erro,
  importacao,
  numeracao,
  pdf,
  ra,
  registro,
  shell,
  ui,
  validacao,
  verificar,
} as const;
