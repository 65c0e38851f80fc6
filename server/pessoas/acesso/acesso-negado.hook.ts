import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { RegisterRecord } from '#server/engine/index.ts';
import { pageOf } from '#server/engine/page-of.ts';

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
  readonly caminho: string | null;
}

/** What was asked for and denied; to a local administrator, by people of the own organisation. A subject may be a secret: only numbers are told. */
export const acessoNegado: RegisterHook = {
  async rows(ctx, request) {
    const { sessao } = ctx;
    const own = sessao.administrador ? sql`true` : sql`n.organizacao = ${sessao.organizacaoId}`;
    const { rows } = await sql<Denial>`
      select e.id, e.momento, u.nome as quem, s.nome as por_quem, n.sigla as unidade, e.conteudo_id, c.numero,
        e.dados ->> 'caminho' as caminho
      from evento e
      left join registro.usuario u on u.id = e.usuario_id
      left join registro.usuario s on s.id = e.substituto_id
      left join registro.unidade n on n.id = e.unidade_id
      left join conteudo c on c.id = e.conteudo_id
      where e.ato = 'acessoNegado' and ${own}
      order by e.id desc limit ${sql.lit(most)}`.execute(ctx.db);
    return pageOf(rows.map(recordOf), request, ['quem', 'unidade', 'alvo']);
  },
};

const recordOf = (denial: Denial): RegisterRecord => ({
  id: denial.id,
  versao: 1,
  momento: denial.momento.toISOString(),
  quem: denial.porQuem
    ? mensagem('registro.acessoNegado.porOutro', { quem: denial.porQuem, outro: denial.quem ?? '' })
    : (denial.quem ?? ''),
  ...(denial.unidade === null ? {} : { unidade: denial.unidade }),
  especie: denial.conteudoId === null ? 'FUNCIONALIDADE' : 'CONTEUDO',
  alvo:
    denial.conteudoId === null
      ? (denial.caminho ?? '')
      : (denial.numero ?? mensagem('registro.acessoNegado.minuta', { id: denial.conteudoId })),
});
