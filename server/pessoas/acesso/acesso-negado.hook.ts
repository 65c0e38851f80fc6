import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { toldOfHidden } from './require-visible.ts';
import { visibleContent } from './visible-content.ts';
import { pageOf } from '#server/engine/page-of.ts';
import type { RowOf } from '#server/engine/typed-record.ts';

/** As many as a list offers. */
const most = 10_000;

interface Denial {
  readonly id: number;
  readonly momento: Date;
  readonly quem: string | null;
  readonly porQuem: string | null;
  readonly unidade: string | null;
  readonly conteudoId: number | null;
  readonly numero: string | null;
  readonly visivel: boolean;
  readonly caminho: string | null;
}

/**
 * What was asked for and denied. A number is told only of a content that who reads sees, and a subject never. A local
 * administrator reads of the people of the own organisation and, so that asking for an id tells nothing, only of contents that
 * they see or may know to exist.
 */
export const acessoNegado: RegisterHook<'acesso-negado'> = {
  async rows(ctx, request) {
    const { sessao } = ctx;
    const own = sessao.administrador
      ? sql`true`
      : sql`n.organizacao = ${sessao.organizacaoId} and (e.conteudo_id is null or v.visivel
          or (c.id is not null and ${toldOfHidden(sessao, await readSettings(ctx.db))}))`;
    const { rows } = await sql<Denial>`
      select e.id, e.momento, u.nome as quem, s.nome as por_quem, n.sigla as unidade, e.conteudo_id,
        coalesce(v.visivel, false) as visivel, case when v.visivel then c.numero end as numero,
        e.dados ->> 'caminho' as caminho
      from evento e
      left join registro.usuario u on u.id = e.usuario_id
      left join registro.usuario s on s.id = e.substituto_id
      left join registro.unidade n on n.id = e.unidade_id
      left join conteudo c on c.id = e.conteudo_id
      left join lateral (select ${visibleContent(sessao)} as visivel) v on c.id is not null
      where e.ato = 'acessoNegado' and ${own}
      order by e.id desc limit ${sql.lit(most)}`.execute(ctx.db);
    return pageOf(rows.map(recordOf), request, ['quem', 'unidade', 'alvo']);
  },
};

const recordOf = (denial: Denial): RowOf<'acesso-negado'> => ({
  id: denial.id,
  versao: 1,
  momento: denial.momento.toISOString(),
  quem: denial.porQuem
    ? mensagem('registro.acessoNegado.porOutro', { quem: denial.porQuem, outro: denial.quem ?? '' })
    : (denial.quem ?? ''),
  unidade: denial.unidade ?? undefined,
  especie: denial.conteudoId === null ? 'FUNCIONALIDADE' : 'CONTEUDO',
  alvo:
    denial.conteudoId === null
      ? (denial.caminho ?? '')
      : denial.visivel
        ? (denial.numero ?? mensagem('registro.acessoNegado.minuta', { id: denial.conteudoId }))
        : mensagem('aviso.foraDoAlcance'),
});
