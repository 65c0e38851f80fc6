import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import type {
  SolicitacaoAndamento,
  SolicitacaoDados,
  SolicitacaoExterna,
  SolicitacaoItem,
} from '#schemas/shapes/solicitacao.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, OutsiderCtx, PublicCtx } from '#server/base/http/context.ts';
import { decryptSecret } from '#server/base/secret.ts';
import { readCampos } from '#server/conteudo/campos/index.ts';
import { dayOf, today } from '#server/instalacao/prazo/index.ts';
import { mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';
import { passosDe, poderDe, type NomePasso } from './fases.ts';
import { insideCtx } from './outside-ctx.ts';
import { placeOf } from './place-of.ts';
import { mayActFor, mine } from './representacao.ts';

interface Row {
  readonly id: number;
  readonly externoId: number;
  readonly numero: string;
  readonly servico: string;
  readonly situacao: FaseExterna;
  readonly enviadaEm: Date;
  readonly texto: string;
  readonly prazo: string | null;
  readonly respostaAte: string | null;
  readonly desfecho: SolicitacaoDados['desfecho'] | null;
  readonly encerradaEm: Date | null;
  readonly assinadaEm: Date | null;
  readonly unidade: string;
  readonly codigo: string;
  readonly resumo: Buffer;
  readonly nome: string;
  readonly documento: string;
  readonly email: string;
  readonly tipoProcessoId: number;
  readonly representante: string | null;
  readonly assinadaPor: string | null;
  readonly autuado: { readonly id: number; readonly numero: string | null; readonly tipo: number } | null;
}

const rowsOf = sql`
  select s.id, s.externo_id, c.numero, t.nome as servico, s.situacao, s.enviada_em, s.texto, s.prazo, s.resposta_ate, s.desfecho, s.encerrada_em,
    s.assinada_em, un.nome as unidade, s.codigo, s.resumo, u.nome, u.documento, u.email, s.tipo_processo_id,
    (select r.nome from solicitacao_andamento n join registro.usuario_externo r on r.id = n.externo_id
      where n.solicitacao_id = s.id and n.ato = 'enviada' and n.externo_id <> s.externo_id) as representante,
    (select r.nome from solicitacao_andamento n join registro.usuario_externo r on r.id = n.externo_id
      where n.solicitacao_id = s.id and n.ato = 'assinarSolicitacao' order by n.id desc limit 1) as assinada_por,
    case when p.id is not null then jsonb_build_object('id', p.id, 'numero', p.numero, 'tipo', p.tipo) end as autuado
  from solicitacao s join conteudo c on c.id = s.id and c.excluido_em is null
  join registro.tipo_processo t on t.id = s.tipo_processo_id
  join registro.usuario_externo u on u.id = s.externo_id
  join registro.unidade un on un.id = c.detentor_unidade_id
  left join conteudo p on p.id = s.autuado_id and p.excluido_em is null`;

const reached = (ctx: OutsiderCtx): RawBuilder<boolean> =>
  mine(ctx, 'acompanha', { dono: sql`s.externo_id`, servico: sql`s.tipo_processo_id` });

/** What the person asked, or who they act for, newest first. */
export const listOwn = async (ctx: OutsiderCtx): Promise<SolicitacaoItem[]> => {
  const { rows } = await sql<Row>`${rowsOf} where ${reached(ctx)} order by s.id desc limit 200`.execute(
    ctx.db,
  );
  return rows.map((row) => ({
    representado: row.externoId === ctx.externo.externoId ? undefined : row.nome,
    id: row.id,
    numero: row.numero,
    servico: row.servico,
    situacao: row.situacao,
    enviadaEm: row.enviadaEm.toISOString(),
    ...deadlineOf(ctx, row.prazo),
    respostaAte: answerDay(row),
    desfecho: row.desfecho || undefined,
  }));
};

/** A request of the person, or of who they act for; that of another is not there. */
export const requireOwn = async (ctx: OutsiderCtx, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`${rowsOf} where s.id = ${id} and ${reached(ctx)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return row;
};

/** The whole of a request, to who asked it. */
export const readOwn = async (ctx: OutsiderCtx, id: number): Promise<SolicitacaoExterna> => {
  const row = await requireOwn(ctx, id);
  const inside = insideCtx(ctx, await placeOf(ctx.db, id));
  const { situacao, encerradaEm } = row;
  return {
    ...(await dados(inside, row)),
    codigo: decryptSecret(ctx.ports.config.key, row.codigo),
    passos: await stepsOf(ctx, row, passosDe('EXTERNO', { situacao, encerrada: encerradaEm !== null })),
    anexos: await attachments(ctx.db, id),
    representado: row.externoId === ctx.externo.externoId ? undefined : row.nome,
    partilhas: await shares(ctx, id),
    autuado: row.autuado?.numero ? row.autuado.numero : undefined,
  };
};

/** What of the steps the person may do: all of their own, and what they have the power for. */
const stepsOf = async (
  ctx: OutsiderCtx,
  { externoId, tipoProcessoId }: Row,
  steps: readonly NomePasso[],
): Promise<NomePasso[]> => {
  const may: NomePasso[] = [];
  for (const passo of steps)
    if (await mayActFor(ctx, externoId, tipoProcessoId, poderDe(passo))) may.push(passo);
  return may;
};

/** The same, for who received it: the content passed the filter of rows before. */
export const readForBody = async (
  ctx: Ctx,
  id: number,
): Promise<SolicitacaoDados & { readonly externoId: number; readonly autuado: Row['autuado'] }> => {
  const { rows } = await sql<Row>`${rowsOf} where s.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return { ...(await dados(ctx, row)), externoId: row.externoId, autuado: row.autuado };
};

const dados = async (ctx: Ctx, row: Row): Promise<SolicitacaoDados> => {
  const { id, numero, servico, situacao, texto, unidade, prazo, desfecho, nome, documento, email } = row;
  const de = { id, registro: 'servico', tipoId: row.tipoProcessoId, minuta: false } as const;
  return {
    id,
    numero,
    servico,
    situacao,
    texto,
    unidade,
    nome,
    documento,
    email,
    enviadaEm: row.enviadaEm.toISOString(),
    resumo: row.resumo.toString('hex'),
    campos: (await readCampos(ctx, de)).map(({ campo }) => campo),
    andamentos: await steps(ctx, id),
    ...deadlineOf(ctx, prazo),
    respostaAte: answerDay(row),
    desfecho: desfecho || undefined,
    assinadaEm: row.assinadaEm?.toISOString(),
    assinadaPor: row.assinadaEm && row.assinadaPor ? row.assinadaPor : undefined,
    representante: row.representante ?? undefined,
  };
};

/** Until when the body is to answer, while it has not. */
const answerDay = ({ respostaAte, desfecho }: Pick<Row, 'respostaAte' | 'desfecho'>): string | undefined =>
  desfecho ? undefined : (respostaAte ?? undefined);

/** Until when the person is to answer, and whether that is over. */
const deadlineOf = (ctx: PublicCtx, prazo: string | null): { prazo?: string; vencida?: boolean } =>
  prazo === null ? {} : { prazo, vencida: prazo < today(ctx) };

const steps = async (ctx: PublicCtx, id: number): Promise<SolicitacaoAndamento[]> => {
  const { rows } = await sql<
    Omit<SolicitacaoAndamento, 'em' | 'texto' | 'prazo'> & {
      em: Date;
      texto: string | null;
      prazo: string | null;
    }
  >`
    select n.id, n.ato, n.texto, n.prazo, n.em, n.externo_id is not null as de_fora,
      case when n.externo_id is null then un.nome when n.externo_id = s.externo_id then e.nome
        else e.nome || ', por ' || d.nome end as quem
    from solicitacao_andamento n join registro.unidade un on un.id = n.unidade_id
    join solicitacao s on s.id = n.solicitacao_id join registro.usuario_externo d on d.id = s.externo_id
    left join registro.usuario_externo e on e.id = n.externo_id
    where n.solicitacao_id = ${id} order by n.id`.execute(ctx.db);
  return rows.map(({ em, texto, prazo, ...one }) => ({
    ...one,
    em: em.toISOString(),
    texto: texto ?? undefined,
    ...(prazo === null
      ? {}
      : one.ato === 'responderDevolucao'
        ? { foraDoPrazo: dayOf(ctx, em) > prazo }
        : { prazo }),
  }));
};

/** The files that were sent from outside; what the body joined for itself is not theirs. */
const attachments = async (db: Database, id: number): Promise<SolicitacaoExterna['anexos']> => {
  const { rows } = await sql<{ id: number; nome: string; tamanho: number }>`
    select x.id, a.nome, a.tamanho from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
    where x.conteudo_id = ${id} and x.anexado_por < 0 order by x.id`.execute(db);
  return rows;
};

/** What was shown to the person by name, while it is. */
const shares = async (
  { db, agora, ports }: PublicCtx,
  id: number,
): Promise<SolicitacaoExterna['partilhas']> => {
  const { rows } = await sql<{ id: number; nome: string; ate: string }>`
    select p.id, coalesce(c.numero, c.assunto) as nome, p.ate from solicitacao_partilha p join conteudo c on c.id = p.documento_id
    where p.solicitacao_id = ${id} and ${sharedNow(agora, ports.config.timeZone)} order by p.id`.execute(db);
  return rows;
};

/** A share `p`, of the content `c`, still shows it. */
export const sharedNow = (agora: Date, timeZone: string): RawBuilder<boolean> =>
  sql<boolean>`(p.retirada_em is null and p.ate >= (${agora}::timestamptz at time zone ${timeZone})::date and ${mayBeShown})`;
