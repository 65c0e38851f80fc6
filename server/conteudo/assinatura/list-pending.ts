import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findSituation, judge, signerPerson } from '#server/conteudo/atos/index.ts';
import { signRule } from './sign-rule.ts';
import { currentVersion } from './signers.repository.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

interface PendingRow {
  readonly id: number;
  readonly assinanteId: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly tipoDocumento: string;
  readonly unidade: string;
  readonly prazo: string | null;
  readonly posicao: number;
  readonly totalAssinantes: number;
  readonly estrategia: string;
  readonly padrao: 'PADES' | 'CADES' | null;
  readonly liberado: boolean;
  readonly estado: number;
  readonly falta: string | null;
  readonly recusou: string | null;
  readonly lugarLivre: boolean;
  readonly tipo: number;
  readonly total: number;
}

const pending = (
  ctx: Ctx,
  condition: ReturnType<typeof sql>,
  limit: number,
  offset: number,
) => sql<PendingRow>`
  select c.id, s.id as assinante_id, c.numero, c.assunto, td.nome as tipo_documento, un.sigla as unidade, s.prazo,
    (select count(*) from documento_assinante p where p.documento_id = c.id and p.versao = s.versao
      and p.situacao <> 'CANCELADO' and (p.ordem, p.id) <= (s.ordem, s.id)) as posicao,
    c.assinaturas_total as total_assinantes, s.estrategia, s.liberado_em is not null as liberado, c.estado,
    (select v.padrao_assinatura from documento_versao v where v.documento_id = c.id and v.numero = s.versao) as padrao,
    coalesce(d.lugar_livre, false) as lugar_livre, c.tipo,
    (select string_agg(quem.nome, ', ' order by p.ordem) from documento_assinante p ${signerPerson('p')}
      where p.documento_id = c.id and p.versao = s.versao and p.situacao = 'PENDENTE' and p.liberado_em is not null) as falta,
    (select string_agg(quem.nome, ', ' order by p.ordem) from documento_assinante p ${signerPerson('p')}
      where p.documento_id = c.id and p.versao = s.versao and p.situacao = 'RECUSADO') as recusou,
    count(*) over () as total
  from documento_assinante s
  join conteudo c on c.id = s.documento_id
  ${kindJoins}
  join registro.unidade un on un.id = c.unidade_id
  where s.usuario_id = ${ctx.sessao.usuarioId} and s.situacao = 'PENDENTE' and s.versao = ${currentVersion} and c.fase = 1
    and ${condition} and ${visibleContent(ctx.sessao)}
  order by s.prazo nulls last, s.liberado_em desc, s.id desc
  limit ${limit} offset ${offset}`;

/** Documents and protocols whose turn of signing is mine. */
export const listPendingSignatures = async (
  ctx: Ctx,
  start: number,
  pageSize: number,
): Promise<Page<DocumentoParaAssinar>> => {
  const { rows } = await pending(
    ctx,
    sql`s.liberado_em is not null and c.estado = 0`,
    pageSize,
    (start - 1) * pageSize,
  ).execute(ctx.db);
  return { itens: rows.map(present), total: rows[0]?.total ?? 0, totalExato: true };
};

/** What will be signed, of the given documents; those that I cannot sign are left out. */
export const loadToSign = async (ctx: Ctx, ids: readonly number[]): Promise<DocumentoParaAssinar[]> => {
  const { rows } = await pending(ctx, sql`c.id = any(${ids}::bigint[])`, ids.length, 0).execute(ctx.db);
  const [only] = ids;
  if (rows.length > 0 || ids.length !== 1 || only === undefined) return rows.map(present);
  const unnamed = await loadUnnamed(ctx, only);
  return unnamed ? [unnamed] : [];
};

/** What nobody was named to sign, for who may name themselves. */
const loadUnnamed = async (ctx: Ctx, id: number): Promise<DocumentoParaAssinar | undefined> => {
  const loaded = await findSituation(ctx, id);
  if (!loaded?.situation.assinoSemIndicacao || judge(signRule, loaded.situation) !== 'permitida')
    return undefined;
  const { rows } = await sql<{ tipo: string; unidade: string }>`
    select t.nome as tipo, un.sigla as unidade from conteudo c join documento d on d.id = c.id
    join registro.tipo_documento t on t.id = d.tipo_documento_id
    join registro.unidade un on un.id = c.unidade_id where c.id = ${id}`.execute(ctx.db);
  const [about] = rows;
  if (!about) return undefined;
  const { numero, assunto } = loaded.row;
  return {
    id,
    tipo: loaded.row.tipo,
    assunto,
    tipoDocumento: about.tipo,
    unidade: about.unidade,
    posicao: 1,
    total: 1,
    estrategia: 'DOCFLOW',
    permitido: true,
    ...defined({ numero: numero ?? undefined }),
  };
};

const present = (row: PendingRow): DocumentoParaAssinar => {
  const motivo = reasonOf(row);
  return {
    id: row.id,
    tipo: row.tipo,
    assinanteId: row.assinanteId,
    assunto: row.assunto,
    tipoDocumento: row.tipoDocumento,
    unidade: row.unidade,
    posicao: row.posicao,
    total: row.totalAssinantes,
    estrategia: row.estrategia,
    padrao: row.padrao ?? 'PADES',
    permitido: motivo === undefined,
    ...defined({ motivo, numero: row.numero ?? undefined, prazo: row.prazo ?? undefined }),
  };
};

const reasonOf = (row: PendingRow): string | undefined => {
  if (row.estado !== 0) return mensagem('documento.motivo.foraDeEstado');
  if (!row.liberado)
    return row.recusou === null
      ? mensagem('documento.motivo.naoEhSuaVez', { quem: row.falta ?? '' })
      : mensagem('documento.motivo.assinaturaRecusada', { quem: row.recusou });
  if (row.lugarLivre) return mensagem('documento.motivo.lugarLivre');
  return undefined;
};
