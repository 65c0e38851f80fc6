import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { wholeBuilt, wholeReport } from '#server/conteudo/relatorio/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { MailText } from '#server/instalacao/correio/index.ts';
import { preferredUnit } from '#server/pessoas/preferencia/index.ts';
import { builtLines, fixedLines, reportMailText, type Counted } from './report-mail-text.ts';

/** What the mail of a report keeps while it waits. */
export interface KeptReport {
  readonly envioRelatorio: number;
  readonly usuarioId: number;
  readonly momento: string;
}

export const isReportMail = (kept: unknown): kept is KeptReport =>
  typeof kept === 'object' && kept !== null && 'envioRelatorio' in kept;

interface Sending {
  readonly dono: string;
  readonly proprio: boolean;
  readonly pesquisaId: number | null;
  readonly relatorio: Relatorio['nome'] | null;
  /** The unit where its owner works, if they are who receives it. */
  readonly unidadeId: number | null;
}

/**
 * The words of a report for one person, of what they see as it leaves. None for who does not receive it any more, nor for who
 * may not read reports: then the sending says why.
 */
export const writeReportMail = async (ctx: JobContext, kept: KeptReport): Promise<MailText | undefined> => {
  const sending = await sendingOf(ctx, kept);
  if (!sending) return undefined;
  try {
    const reader = await readerOf(ctx, kept.usuarioId, sending.unidadeId);
    const { dono, proprio } = sending;
    return reportMailText({
      ...(await countedFor(reader, sending)),
      dono: proprio ? undefined : dono,
      endereco: await publicAddress(ctx.db, ctx.ports.config),
    });
  } catch (problem) {
    leavePassing(ctx, problem);
    if (!(problem instanceof AppError)) throw problem;
    await sql`update relatorio_saida set motivo = ${reasonOf(problem)} where envio_id = ${kept.envioRelatorio}
      and momento = ${kept.momento}::timestamptz and usuario_id = ${kept.usuarioId}`.execute(ctx.db);
    return undefined;
  }
};

const reasonOf = (problem: AppError): string =>
  typeof problem.data['motivo'] === 'string' ? problem.data['motivo'] : authorRefusal(problem);

const sendingOf = async (
  { db }: JobContext,
  { envioRelatorio, usuarioId }: KeptReport,
): Promise<Sending | undefined> => {
  const { rows } = await sql<Sending>`
    select d.nome as dono, v.usuario_id = ${usuarioId} as proprio, v.pesquisa_id, v.relatorio,
      case when v.usuario_id = ${usuarioId} then v.unidade_id end as unidade_id
    from relatorio_envio v join registro.usuario d on d.id = v.usuario_id
    join relatorio_envio_pessoa p on p.envio_id = v.id and p.usuario_id = ${usuarioId} and p.saiu_em is null
    where v.id = ${envioRelatorio}`.execute(db);
  return rows[0];
};

/** The person with the rights that they have now, in the unit where they begin; its owner, in the one where they made it. */
const readerOf = async (ctx: JobContext, usuarioId: number, made: number | null): Promise<Ctx> => {
  const first = await ctx.db
    .selectFrom('registro.usuarioUnidades')
    .select('unidade')
    .where('registroId', '=', usuarioId)
    .orderBy('padrao', (by) => by.desc().nullsLast())
    .orderBy('id')
    .executeTakeFirst();
  const unidadeId = made ?? (await preferredUnit(ctx.db, usuarioId)) ?? first?.unidade ?? 0;
  const reader = await ctxOfAuthor(ctx, { usuarioId, substitutoId: null, unidadeId, sessaoId: 0 }, '');
  if (!reader.sessao.permissoes.has('PesquisaAvancadaListar')) throw new AppError('acessoNegado');
  return reader;
};

/** Nobody looks at a page meanwhile: it is counted whole, in the transaction in which the mail leaves. */
const countedFor = async (reader: Ctx, { pesquisaId, relatorio }: Sending): Promise<Counted> => {
  if (relatorio !== null) {
    const read = await wholeReport(reader, { nome: relatorio });
    const { inicio, fim, lidos } = read;
    return {
      nome: mensagem(`relatorios.nomes.${relatorio}`),
      rota: `principal/relatorios?nome=${relatorio}`,
      inicio,
      fim,
      lidos,
      linhas: fixedLines(read),
    };
  }
  const saved = await reader.db
    .selectFrom('pesquisaSalva')
    .select(['nome', 'casoDeUso', 'filtro', 'relatorio'])
    .where('id', '=', pesquisaId ?? 0)
    .executeTakeFirst();
  if (!saved?.relatorio) throw new AppError('naoEncontrado');
  const { nome, casoDeUso, filtro: json, relatorio: definition } = saved;
  const built = await wholeBuilt(reader, { casoDeUso, json, relatorio: definition });
  return {
    nome,
    rota: `principal/relatorios/montar?salvo=${pesquisaId}`,
    ...built,
    // a field of a content is not a count: what adds it up is read where the content is
    linhas: built.campo === undefined ? builtLines(built) : undefined,
  };
};
