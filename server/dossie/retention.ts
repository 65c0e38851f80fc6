import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';

/** A class, with for how long it keeps what is of it. */
export interface Classe {
  readonly nome: string;
  readonly prazoCorrente: string | null;
  readonly anosCorrente: number | null;
  readonly prazoIntermediario: string | null;
  readonly anosIntermediario: number | null;
  readonly destinacaoFinal: 'ELIMINACAO' | 'GUARDA_PERMANENTE' | null;
}

/** A class as a `Classe`, over `cl` (assunto); null where there is none. */
export const classColumn = sql<Classe | null>`case when cl.id is not null then jsonb_build_object('nome', cl.codigo || ' - ' || cl.descricao,
  'prazoCorrente', cl.prazo_corrente, 'anosCorrente', cl.anos_corrente, 'prazoIntermediario', cl.prazo_intermediario,
  'anosIntermediario', cl.anos_intermediario, 'destinacaoFinal', cl.destinacao_final) end`;

const years = (count: number): string =>
  mensagem(count === 1 ? 'dossie.guarda.anos_one' : 'dossie.guarda.anos_other', { count });

/** For how long a class keeps what is of it, in words; undefined of one that says nothing. */
export const retentionOf = (classe: Classe): string | undefined => {
  const corrente = classe.prazoCorrente ?? (classe.anosCorrente === null ? null : years(classe.anosCorrente));
  const intermediario =
    classe.prazoIntermediario ?? (classe.anosIntermediario === null ? null : years(classe.anosIntermediario));
  const words = [
    corrente && mensagem('dossie.guarda.corrente', { prazo: corrente }),
    intermediario && mensagem('dossie.guarda.intermediario', { prazo: intermediario }),
    classe.destinacaoFinal && mensagem(`dossie.guarda.${classe.destinacaoFinal}`),
  ].filter(Boolean);
  return words.length > 0 ? words.join('; ') : undefined;
};
