import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** What is missing to give a process its number, besides the fields of its type. */
export const pendenciasOf = ({
  assunto,
  vencimento,
  vencimentoObrigatorio = false,
  nivelAcesso,
  hipoteseLegal,
}: Pick<
  Processo,
  'assunto' | 'vencimento' | 'vencimentoObrigatorio' | 'nivelAcesso' | 'hipoteseLegal'
>): Pendencia[] => {
  const missing: readonly ['assunto' | 'vencimento' | 'hipoteseLegal', string, boolean][] = [
    ['assunto', 'assunto', assunto.trim() === ''],
    ['vencimento', 'vencimento', vencimentoObrigatorio && vencimento === undefined],
    ['hipoteseLegal', 'hipoteseLegal', nivelAcesso !== 'PUBLICO' && hipoteseLegal === undefined],
  ];
  return missing
    .filter(([, , lacks]) => lacks)
    .map(([codigo, campo]) => ({ codigo, texto: mensagem(`documento.pendencia.${codigo}`), campo }));
};
