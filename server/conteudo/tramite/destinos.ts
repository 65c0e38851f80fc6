import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { otherOrganisation, takesFrom } from '#server/pessoas/acesso/other-organisations.ts';

interface Row {
  readonly unidade: DestinoPossivel['unidade'];
  readonly usuario: DestinoPossivel['usuario'] | null;
  readonly organizacao: DestinoPossivel['organizacao'] | null;
  readonly aceitaSemPessoa: boolean;
}

/**
 * Active units first, then people in their units, by sigla, name or person: those of the organisation of who asks before those
 * of others that take what comes from it.
 */
export const destinos = async (ctx: Ctx, query: BuscaQuery): Promise<Page<DestinoPossivel>> => {
  const q = (query.q ?? '').trim();
  const own = sql`${ctx.sessao.organizacaoId}::integer`;
  const { rows } = await sql<Row>`
    with unidades as (
      select un.id, jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as unidade, un.sigla, un.nome,
        coalesce(un.permite_tramite_intradepartamental_sem_destino, true) as aceita_sem_pessoa,
        ${otherOrganisation(own)} as organizacao, un.organizacao <> ${own} as de_outra,
        case when un.organizacao <> ${own} then ' ' || o.sigla || ' ' || o.nome else '' end as palavras
      from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
      where un.ativo and ${takesFrom(own)}
    )
    (select unidade, null::jsonb as usuario, organizacao, aceita_sem_pessoa, 0 as grupo, sigla as ordem, de_outra from unidades
      where ${hasWords(sql`sigla || ' ' || nome || palavras`, q)})
    union all
    (select u2.unidade, jsonb_build_object('id', p.id, 'nome', p.nome), u2.organizacao, u2.aceita_sem_pessoa, 1, p.nome, u2.de_outra
      from unidades u2
      join registro.usuario_unidades uu on uu.unidade = u2.id
      join registro.usuario p on p.id = uu.registro_id
      where p.ativo and not coalesce(p.bloqueado, false)
        and ${hasWords(sql`p.nome || ' ' || u2.sigla || u2.palavras`, q)})
    order by de_outra, grupo, ordem limit ${query.pageSize ?? 50}`.execute(ctx.db);
  const itens = rows.map(({ unidade, usuario, organizacao, aceitaSemPessoa }) => ({
    unidade,
    usuario: usuario ?? undefined,
    organizacao: organizacao ?? undefined,
    aceitaSemPessoa,
  }));
  return { itens, total: itens.length, totalExato: true };
};
