import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { closedToOutside } from '#server/pessoas/acesso/may-be-shown.ts';
import { accountSigns } from './outsider-account.ts';

interface SignerRow {
  readonly id: number;
  readonly usuarioId: number | null;
  readonly externoId: number | null;
  readonly nome: string;
  readonly cargo: string | null;
  readonly unidade: { id: number; sigla: string; nome: string } | null;
  readonly marcador: string | null;
  readonly ordem: number;
  readonly situacao: Assinante['situacao'];
  readonly estrategia: Assinante['estrategia'];
  readonly nivel: Assinante['nivel'] | null;
  readonly prazo: string | null;
  readonly liberadoEm: Date | null;
  readonly assinadoEm: Date | null;
  readonly porQuem: string | null;
  readonly motivo: string | null;
  readonly usaCertificado: boolean | null;
  /** Why who is from outside does not sign it now. */
  readonly impedimento: 'fechadoAosDeFora' | 'contaNaoEntra' | null;
}

/** The version that is signed, over `d` (documento): what is no document has one only. */
export const currentVersion = sql<number>`coalesce(d.versao_atual, 1)`;

/** Signers of a version, in order; `todos`, those who will not sign any more too. */
export const listSigners = async (
  ctx: Pick<Ctx, 'db' | 'sessao'>,
  documentoId: number,
  versao: number,
  { todos = false } = {},
): Promise<Assinante[]> => {
  const { rows } = await sql<SignerRow>`
    select s.id, s.usuario_id, s.externo_id, quem.nome, s.cargo, s.marcador, s.ordem, s.situacao, s.estrategia, s.nivel, s.prazo,
      s.liberado_em, s.assinado_em, p.nome as por_quem, case when s.situacao = 'RECUSADO' then s.motivo end as motivo,
      u.usa_certificado_digital as usa_certificado,
      case when s.externo_id is null then null
        when exists (select from conteudo c where c.id = s.documento_id and ${closedToOutside}) then 'fechadoAosDeFora'
        when not exists (select from registro.usuario_externo x where x.id = s.externo_id and ${accountSigns}) then 'contaNaoEntra'
      end as impedimento,
      case when un.id is not null then jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) end as unidade
    from documento_assinante s ${signerPerson('s')}
    left join registro.usuario u on u.id = s.usuario_id
    left join registro.usuario p on p.id = s.por_usuario_id
    left join registro.unidade un on un.id = s.unidade_id
    where s.documento_id = ${documentoId} and s.versao = ${versao} and (${todos} or s.situacao <> 'CANCELADO')
    order by s.ordem, s.id`.execute(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    usuario: {
      id: row.usuarioId ?? -(row.externoId ?? 0),
      nome: row.nome,
      cargo: row.cargo ?? undefined,
    },
    externoId: row.externoId ?? undefined,
    impedido:
      row.impedimento === null || row.situacao !== 'PENDENTE'
        ? undefined
        : mensagem(`externo.motivo.${row.impedimento}`),
    unidade: row.unidade ?? undefined,
    marcador: row.marcador ?? '',
    ordem: row.ordem,
    situacao: row.situacao,
    estrategia: row.estrategia,
    nivel: row.nivel === null || row.nivel === undefined ? undefined : row.nivel,
    prazo: row.prazo ?? undefined,
    liberadoEm: row.liberadoEm?.toISOString(),
    assinadoEm: row.assinadoEm?.toISOString(),
    porQuem: row.porQuem ?? undefined,
    motivo: row.motivo ?? undefined,
    usaCertificado: row.usaCertificado === true || undefined,
    minhaVez:
      row.situacao === 'PENDENTE' && row.liberadoEm !== null && row.usuarioId === ctx.sessao.usuarioId,
  }));
};

/** Unit and position under which a person signs: the default one. */
export const placeOf = async (
  db: Database,
  usuarioId: number,
): Promise<{ unidadeId: number; cargo: string | null; nome: string } | undefined> => {
  const { rows } = await sql<{ unidadeId: number; cargo: string | null; nome: string }>`
    select uu.unidade as unidade_id, c.descricao as cargo, u.nome
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id
    left join registro.cargo c on c.id = uu.cargo
    where u.id = ${usuarioId} and u.ativo and not coalesce(u.bloqueado, false) and coalesce(u.assinante, false)
    order by coalesce(uu.padrao, false) desc, uu.ordem limit 1`.execute(db);
  return rows[0];
};

/** Whose turn was opened: people of the institution, and the signatures that are asked of people from outside. */
export interface Called {
  readonly usuarioIds: readonly number[];
  readonly deFora: readonly number[];
}

interface CalledRow {
  readonly id: number;
  readonly usuarioId: number | null;
}

export const calledOf = (rows: readonly CalledRow[]): Called => ({
  usuarioIds: rows.flatMap(({ usuarioId }) => usuarioId ?? []),
  deFora: rows.flatMap(({ id, usuarioId }) => (usuarioId === null ? [id] : [])),
});

/** Opens the turn of the next signers (the lowest pending order), and says who they are: nobody, once somebody refused. */
export const releaseNext = async (
  db: Database,
  documentoId: number,
  versao: number,
  agora: Date,
): Promise<Called> => {
  const { rows } = await sql<CalledRow>`
    update documento_assinante s set liberado_em = ${agora}
    where s.documento_id = ${documentoId} and s.versao = ${versao} and s.situacao = 'PENDENTE' and s.liberado_em is null
      and not exists (select from documento_assinante r
        where r.documento_id = s.documento_id and r.versao = s.versao and r.situacao = 'RECUSADO')
      and s.ordem = (select min(p.ordem) from documento_assinante p
        where p.documento_id = ${documentoId} and p.versao = ${versao} and p.situacao = 'PENDENTE')
    returning s.id, s.usuario_id`.execute(db);
  return calledOf(rows);
};

/** Opens the turn of those of one order, and says who they are. */
export const releaseStep = async (
  db: Database,
  documentoId: number,
  versao: number,
  ordem: number,
  agora: Date,
): Promise<Called> => {
  const rows = await db
    .updateTable('documentoAssinante')
    .set({ liberadoEm: agora })
    .where('documentoId', '=', documentoId)
    .where('versao', '=', versao)
    .where('ordem', '=', ordem)
    .where('situacao', '=', 'PENDENTE')
    .where('liberadoEm', 'is', null)
    .returning(['id', 'usuarioId'])
    .execute();
  return calledOf(rows);
};

/** Why a person who was asked to sign the present version does not any more: they signed, or it was cancelled. */
export const signatureEnded = async (
  db: Database,
  documentoId: number,
  usuarioId: number,
): Promise<'jaAssinou' | 'assinaturaCancelada' | undefined> => {
  const { rows } = await sql<{ pendente: boolean | null; feita: boolean | null }>`
    select bool_or(s.situacao = 'PENDENTE') as pendente, bool_or(s.situacao = 'ASSINADO') as feita
    from documento_assinante s left join documento d on d.id = s.documento_id
    where s.documento_id = ${documentoId} and s.versao = ${currentVersion} and s.usuario_id = ${usuarioId}
      and s.situacao <> 'RECUSADO'`.execute(db);
  const { pendente = null, feita = null } = rows[0] ?? {};
  if (pendente === null || pendente) return undefined;
  return feita ? 'jaAssinou' : 'assinaturaCancelada';
};

/** @throws AppError when they were asked to, and do not any more */
export const requireToSign = async (db: Database, documentoId: number, usuarioId: number): Promise<void> => {
  const ended = await signatureEnded(db, documentoId, usuarioId);
  if (ended) throw new AppError('transicaoNaoPermitida', { motivo: mensagem(`documento.motivo.${ended}`) });
};

/** How a person has to sign these documents: each strategy once. */
export const strategiesOf = async (
  db: Database,
  usuarioId: number,
  documentoIds: readonly number[],
): Promise<readonly Assinante['estrategia'][]> => {
  const rows = await db
    .selectFrom('documentoAssinante as s')
    .leftJoin('documento as d', 'd.id', 's.documentoId')
    .select('s.estrategia')
    .distinct()
    .where('s.usuarioId', '=', usuarioId)
    .where('s.situacao', '=', 'PENDENTE')
    .where('s.documentoId', 'in', [...documentoIds])
    .where(currentVersion, '=', sql.ref<number>('s.versao'))
    .execute();
  return rows.map(({ estrategia }) => estrategia);
};
