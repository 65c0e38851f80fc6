import { sql } from 'kysely';
import type { Recorrencia } from '#schemas/shapes/processo-recorrencia.ts';
import type { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

interface Row {
  readonly recorrencia: number;
  readonly data: string;
  readonly situacao: Recorrencia['situacao'];
  readonly periodicidade: Recorrencia['periodicidade'];
  readonly dataOriginal: string | null;
  readonly motivo: string | null;
  readonly falha: string | null;
  readonly processo: ProcessoResumo | null;
}

/** The dates on which a process is opened again, in order; the process that was opened only to who sees it. */
export const readRecorrencias = async (ctx: Ctx, processoId: number): Promise<Recorrencia[]> => {
  const { rows } = await sql<Row>`
    select r.numero as recorrencia, r.data::text, r.situacao, r.periodicidade, r.data_original::text, r.motivo, r.falha,
      (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'numero', coalesce(c.numero, ''), 'assunto', c.assunto,
          'fase', c.fase, 'estado', c.estado, 'tipoProcesso', tp.nome))
        from conteudo c join processo p on p.id = c.id join registro.tipo_processo tp on tp.id = p.tipo_processo_id
        where c.id = r.criado_id and ${visibleContent(ctx.sessao)}) as processo
    from processo_recorrencia r where r.processo_id = ${processoId} order by r.data, r.numero`.execute(
    ctx.db,
  );
  return rows.map(({ dataOriginal, motivo, falha, processo, ...row }) => ({
    ...row,
    dataOriginal: dataOriginal ?? undefined,
    motivo: motivo ?? undefined,
    falha: falha ?? undefined,
    processo: processo ?? undefined,
  }));
};
