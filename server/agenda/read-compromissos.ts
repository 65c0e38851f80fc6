import { sql, type RawBuilder } from 'kysely';
import type { Compromisso, Rotulo } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { mayChange, seenEvents, type Owned } from './who-may.ts';

interface Row extends Owned {
  readonly id: number;
  readonly versao: number;
  readonly dono: string;
  readonly titulo: string;
  readonly lugar: string | null;
  readonly descricao: string | null;
  readonly de: string;
  readonly ate: string;
  readonly hora: string | null;
  readonly horaFim: string | null;
  readonly criador: string;
  readonly participantes: readonly Rotulo[];
}

/** No screen shows more of two months. */
const most = 1000;

const readWhere = async (ctx: Ctx, where: RawBuilder<unknown>): Promise<Compromisso[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.versao, e.escopo, e.unidade_id, e.usuario_id, e.criado_por, e.titulo, e.lugar, e.descricao,
      e.de::text as de, e.ate::text as ate, e.hora, e.hora_fim,
      coalesce(un.sigla, u.nome, o.sigla, o.nome) as dono, cr.nome as criador,
      coalesce((select jsonb_agg(jsonb_build_object('id', pu.id, 'rotulo', pu.nome) order by pu.nome)
        from compromisso_participante p join registro.usuario pu on pu.id = p.usuario_id
        where p.compromisso_id = e.id), '[]') as participantes
    from compromisso e
    join registro.organizacao_interna o on o.id = e.organizacao_id
    join registro.usuario cr on cr.id = e.criado_por
    left join registro.unidade un on un.id = e.unidade_id
    left join registro.usuario u on u.id = e.usuario_id
    where ${seenEvents(ctx)} and ${where}
    order by e.de, e.hora nulls first, e.id limit ${sql.lit(most)}`.execute(ctx.db);
  return rows.map((row) => present(ctx, row));
};

const present = (ctx: Ctx, row: Row): Compromisso => {
  const permitida = mayChange(ctx.sessao, row);
  const acao = (nome: string) =>
    permitida ? { nome, permitida } : { nome, permitida, motivo: mensagem('agenda.motivo.deOutro') };
  return {
    id: row.id,
    versao: row.versao,
    escopo: row.escopo,
    dono: row.dono,
    titulo: row.titulo,
    ...(row.lugar === null ? {} : { lugar: row.lugar }),
    ...(row.descricao === null ? {} : { descricao: row.descricao }),
    de: row.de,
    ate: row.ate,
    ...(row.hora === null ? {} : { hora: row.hora }),
    ...(row.horaFim === null ? {} : { horaFim: row.horaFim }),
    participantes: [...row.participantes],
    criadoPor: row.criador,
    acoes: [acao('editar'), acao('desmarcar')],
  };
};

/** Events that a person sees and that touch the days from one to another. */
export const readCompromissos = (ctx: Ctx, de: string, ate: string): Promise<Compromisso[]> =>
  readWhere(ctx, sql`e.ate >= ${de}::date and e.de <= ${ate}::date`);

export const findCompromisso = async (ctx: Ctx, id: number): Promise<Compromisso | undefined> =>
  (await readWhere(ctx, sql`e.id = ${id}`))[0];
