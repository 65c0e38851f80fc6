import type { Documento } from '#schemas/generated.ts';

/** What the page of a content of any kind knows of it: its acts, where it is and how it came there. */
export type ConteudoAberto = Pick<
  Documento,
  | 'id'
  | 'versao'
  | 'tipo'
  | 'numero'
  | 'assunto'
  | 'fase'
  | 'estado'
  | 'sigilo'
  | 'nivelAcesso'
  | 'hipoteseLegal'
  | 'vencimento'
  | 'unidade'
  | 'detentor'
  | 'checkIn'
  | 'emTransito'
  | 'retorno'
  | 'recebimento'
  | 'exclusaoId'
  | 'acompanhado'
  | 'acoes'
>;
