import { sql } from 'kysely';
import type { Temporalidade } from '#schemas/shapes/documento.ts';
import type { Database } from '#server/base/db/connect.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** One phase of the retention as the table of the archive writes it. */
interface Phase {
  readonly prazo: string | null;
  readonly anos: number | null;
  readonly evento: string | null;
}

interface Row {
  readonly prazoCorrente: string | null;
  readonly anosCorrente: number | null;
  readonly eventoCorrente: string | null;
  readonly prazoIntermediario: string | null;
  readonly anosIntermediario: number | null;
  readonly eventoIntermediario: string | null;
  readonly destinacaoFinal: Temporalidade['destinacaoFinal'] | null;
}

/** How long a class says to keep, and what is done then; nothing where the class says nothing. */
export const readTemporalidade = async (
  db: Database,
  classeId: number | null,
): Promise<Temporalidade | undefined> => {
  if (classeId === null) return undefined;
  const { rows } = await sql<Row>`
    select a.prazo_corrente, a.anos_corrente, a.evento_corrente, a.prazo_intermediario, a.anos_intermediario,
      a.evento_intermediario, a.destinacao_final
    from registro.assunto a where a.id = ${classeId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const corrente = phaseText({
    prazo: row.prazoCorrente,
    anos: row.anosCorrente,
    evento: row.eventoCorrente,
  });
  const intermediario = phaseText({
    prazo: row.prazoIntermediario,
    anos: row.anosIntermediario,
    evento: row.eventoIntermediario,
  });
  const { destinacaoFinal } = row;
  if (corrente === undefined && intermediario === undefined && destinacaoFinal === null) return undefined;
  return {
    corrente,
    intermediario,
    destinacaoFinal: destinacaoFinal ?? undefined,
  };
};

/** The words of the table or, without them, its years; and from which event they count, where the words do not say it. */
export const phaseText = ({ prazo, anos, evento }: Phase): string | undefined => {
  const term = prazo?.trim() || yearsText(anos);
  if (!evento?.trim()) return term;
  if (term === undefined) return mensagem('documento.temporalidade.ate', { evento });
  if (term.toLocaleLowerCase('pt-BR').includes(evento.trim().toLocaleLowerCase('pt-BR'))) return term;
  return mensagem('documento.temporalidade.desde', { prazo: term, evento });
};

const yearsText = (anos: number | null): string | undefined => {
  if (!anos) return undefined;
  return anos === 1
    ? mensagem('documento.temporalidade.umAno')
    : mensagem('documento.temporalidade.anos', { anos });
};
