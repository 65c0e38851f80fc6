import { sql } from 'kysely';
import type { CampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import type { Plano } from '../motor/index.ts';
import { arquivosOf } from './arquivos.ts';
import { openActivities } from './read-activities.ts';
import { namesOf } from './registros.ts';
import { answersOf, type Saida } from './saida.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly versao: number;
  readonly situacao: NonNullable<FluxoDoConteudo['situacao']>;
  readonly iniciadaEm: Date;
  readonly problema: string | null;
  readonly plano: Plano;
}

interface Passed {
  readonly id: number;
  readonly nome: string;
  readonly elemento: string;
  readonly em: Date;
  readonly por: string | null;
  readonly porQuem: string | null;
  readonly expirou: boolean;
  readonly saida: Saida | null;
}

/** Where the last flow of a content stands: what waits, what people did before, and what they did not do in time. */
export const flowOfContent = async (ctx: Ctx, conteudoId: number): Promise<FluxoDoConteudo> => {
  await requireVisible(ctx, conteudoId);
  const { rows } = await sql<Row>`
    select i.id, f.nome, v.numero as versao, i.situacao, i.iniciada_em, v.plano,
      (select n.mensagem from fluxo_incidente n where n.instancia_id = i.id and n.resolvido_em is null
        order by n.id limit 1) as problema
    from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id join registro.fluxo f on f.id = v.fluxo_id
    where i.conteudo_id = ${conteudoId} order by i.id desc limit 1`.execute(ctx.db);
  const [found] = rows;
  if (!found) return { abertas: [], passos: [] };
  const { id, nome, versao, situacao, iniciadaEm, problema, plano } = found;
  // a step between the two reads leaves nothing that is neither open nor done
  const abertas = await openActivities(ctx, id);
  const passed = await sql<Passed>`
    select a.id, a.nome, a.elemento, a.fechada_em as em, u.nome as por, s.nome as por_quem, a.situacao = 'EXPIRADA' as expirou, a.saida
    from fluxo_atividade a
    left join registro.usuario u on u.id = a.fechada_por
    left join registro.usuario s on s.id = a.fechada_substituto
    where a.instancia_id = ${id} and a.situacao in ('CONCLUIDA', 'EXPIRADA') order by a.fechada_em, a.id limit 500`.execute(
    ctx.db,
  );
  const askedAt = (elemento: string): readonly CampoFluxo[] =>
    plano.elementos[elemento]?.atividade?.campos ?? [];
  const nomes = await namesOf(
    ctx.db,
    passed.rows.flatMap(({ elemento, saida }) =>
      saida ? [{ campos: askedAt(elemento), respostas: saida.respostas }] : [],
    ),
  );
  const arquivos = await arquivosOf(
    ctx.db,
    passed.rows.map((one) => one.id),
  );
  return {
    nome,
    versao,
    situacao,
    iniciadaEm: iniciadaEm.toISOString(),
    problema: problema !== null && situacao === 'PROBLEMA' ? problema : undefined,
    abertas,
    passos: passed.rows.map(({ em, por, porQuem, expirou, saida, elemento, ...one }) => ({
      id: one.id,
      nome: one.nome,
      em: em.toISOString(),
      por: por ?? undefined,
      porQuem: porQuem ?? undefined,
      expirou: expirou || undefined,
      decisao: saida?.decisao ? saida.decisao : undefined,
      motivo: saida?.motivo !== undefined ? saida.motivo : undefined,
      respostas: saida ? answersOf(askedAt(elemento), saida, nomes, arquivos.get(one.id)) : undefined,
    })),
  };
};
