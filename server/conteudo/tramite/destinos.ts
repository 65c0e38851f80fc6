import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';

interface Row {
  readonly unidade: DestinoPossivel['unidade'];
  readonly usuario: DestinoPossivel['usuario'] | null;
  readonly aceitaSemPessoa: boolean;
}

/** Active units first, then people in their units, of the organisation of who asks; by sigla, name or person. */
export const destinos = async (ctx: Ctx, query: BuscaQuery): Promise<Page<DestinoPossivel>> => {
  const q = (query.q ?? '').trim();
  const { rows } = await sql<Row>`
    with unidades as (
      select un.id, jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as unidade, un.sigla, un.nome,
        coalesce(un.permite_tramite_intradepartamental_sem_destino, true) as aceita_sem_pessoa
      from registro.unidade un where un.ativo and un.organizacao = ${ctx.sessao.organizacaoId}
    )
    (select unidade, null::jsonb as usuario, aceita_sem_pessoa, 0 as grupo, sigla as ordem from unidades
      where ${hasWords(sql`sigla || ' ' || nome`, q)})
    union all
    (select u2.unidade, jsonb_build_object('id', p.id, 'nome', p.nome), u2.aceita_sem_pessoa, 1, p.nome
      from unidades u2
      join registro.usuario_unidades uu on uu.unidade = u2.id
      join registro.usuario p on p.id = uu.registro_id
      where p.ativo and not coalesce(p.bloqueado, false)
        and ${hasWords(sql`p.nome || ' ' || u2.sigla`, q)})
    order by grupo, ordem limit ${query.pageSize ?? 50}`.execute(ctx.db);
  const itens = rows.map(({ unidade, usuario, aceitaSemPessoa }) => ({
    unidade,
    usuario: usuario ?? undefined,
    aceitaSemPessoa,
  }));
  return { itens, total: itens.length, totalExato: true };
};
