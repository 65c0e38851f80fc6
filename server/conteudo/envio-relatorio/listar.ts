import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { EnvioRelatorio, SaidaRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Rhythm } from './next-sending.ts';

interface Row extends Rhythm {
  readonly id: number;
  readonly pesquisaId: number | null;
  readonly relatorio: Relatorio['nome'] | null;
  readonly salvo: string | null;
  readonly ativo: boolean;
  readonly proprio: boolean;
  readonly de: string;
  readonly proximoEm: Date | null;
  readonly ultimoEm: Date | null;
  readonly pessoas: Rotulo[];
  readonly sairam: string[];
  readonly saidas: SaidaRelatorio[];
}

/** How the mail of a sending `x` goes, with its mail `k`. */
const situacao = sql`case when x.motivo is not null then 'NAO_ENVIADO'
  when k.id is null or k.enviado_em is not null then 'ENVIADO'
  when k.duvida_em is not null then 'DUVIDA' when k.ultimo_erro is not null then 'FALHOU' else 'NA_FILA' end`;

const read = async ({ db, sessao }: Ctx, id?: number): Promise<EnvioRelatorio[]> => {
  const me = sessao.usuarioId;
  const { rows } = await sql<Row>`
    select v.id, v.pesquisa_id, v.relatorio, s.nome as salvo, v.cada, v.dia, v.hora, v.so_dias_uteis, v.ativo,
      v.usuario_id = ${me} as proprio, d.nome as de, v.proximo_em, v.ultimo_em,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'rotulo', u.nome) order by u.nome)
        from relatorio_envio_pessoa p join registro.usuario u on u.id = p.usuario_id
        where p.envio_id = v.id and p.saiu_em is null), '[]') as pessoas,
      coalesce((select jsonb_agg(u.nome order by u.nome)
        from relatorio_envio_pessoa p join registro.usuario u on u.id = p.usuario_id
        where p.envio_id = v.id and p.saiu_em is not null), '[]') as sairam,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('nome', u.nome, 'situacao', ${situacao}, 'motivo', x.motivo))
          order by u.nome)
        from relatorio_saida x join registro.usuario u on u.id = x.usuario_id left join correio k on k.id = x.correio_id
        where x.envio_id = v.id and x.momento = v.ultimo_em), '[]') as saidas
    from relatorio_envio v join registro.usuario d on d.id = v.usuario_id
    left join pesquisa_salva s on s.id = v.pesquisa_id
    where (v.usuario_id = ${me} or exists (select from relatorio_envio_pessoa p
        where p.envio_id = v.id and p.usuario_id = ${me} and p.saiu_em is null))
      ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    order by v.usuario_id = ${me} desc, v.id`.execute(db);
  return rows.map(present);
};

/** To who receives it, only when it comes and of whom it is. */
const present = (row: Row): EnvioRelatorio => {
  const { id, salvo, pesquisaId, relatorio, proprio, cada, dia, hora, soDiasUteis, ativo } = row;
  return {
    id,
    cada,
    hora,
    soDiasUteis,
    ativo,
    proprio,
    nome: salvo ?? (relatorio === null ? '' : mensagem(`relatorios.nomes.${relatorio}`)),
    pesquisaId: pesquisaId ?? undefined,
    relatorio: relatorio ?? undefined,
    dia: dia ?? undefined,
    de: proprio ? undefined : row.de,
    proximoEm: row.proximoEm?.toISOString(),
    ultimoEm: row.ultimoEm?.toISOString(),
    pessoas: proprio ? row.pessoas : [],
    sairam: proprio ? row.sairam : [],
    saidas: proprio ? row.saidas : [],
  };
};

/** What the person sends, and what is sent to them; none in a substitution. */
export const listar = async (ctx: Ctx): Promise<Page<EnvioRelatorio>> => {
  const itens = ctx.sessao.substitutoId === undefined ? await read(ctx) : [];
  return { itens, total: itens.length, totalExato: true };
};

export const readEnvio = async (ctx: Ctx, id: number): Promise<EnvioRelatorio> => {
  const [one] = await read(ctx, id);
  if (!one) throw new AppError('naoEncontrado');
  return one;
};
