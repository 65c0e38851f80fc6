import { sql, type RawBuilder } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';

/** As many as a row of a list names; a content may have fifty. */
export const namedInRow = 3;

/** Names of the first interested parties of the content `c`, and of one more where there are others; nothing where there is none. */
export const firstInterested: RawBuilder<string[] | null> = sql`(select array_agg(i.nome order by x.ordem)
    from (select ci.interessado_id, ci.ordem from conteudo_interessado ci where ci.conteudo_id = c.id
      order by ci.ordem limit ${sql.lit(namedInRow + 1)}) x
    join registro.interessado i on i.id = x.interessado_id)`;

export const interestedText = (nomes: readonly string[]): string => {
  const shown = nomes.slice(0, namedInRow).join(', ');
  return nomes.length > namedInRow ? mensagem('exibicaoCaixa.interessados', { nomes: shown }) : shown;
};
