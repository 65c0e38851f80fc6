import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { prioridades } from '#schemas/enums.ts';
import { date } from '#schemas/formats/date.ts';
import type { TramiteAlterar } from '#schemas/shapes/tramite.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, anyPhase, condition, inUse, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import { deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Change extends ActInput {
  readonly pedido: TramiteAlterar;
}

/** Changes what was said in a forwarding that nobody received; it is asked of the forwarding, not offered with the acts. */
const alterarTramite = act<Change>({
  nome: 'alterarTramite',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.sentByMe, condition.forwards],
  evento: 'tramiteAlterado',
  semVersao: true,
  effect: async (ctx, { row }, { pedido }) => {
    if (row.transitoId !== pedido.id) throw new AppError('tramiteJaRecebido');
    const changed = await columnsOf(ctx, pedido);
    if (Object.keys(changed).length > 0)
      await ctx.db.updateTable('tramite').set(changed).where('id', '=', pedido.id).execute();
    const { prazo, texto } = changed;
    return {
      dados: {
        tramite: pedido.id,
        ...defined({ prioridade: pedido.prioridade, prazo: prazo || undefined, texto: texto || undefined }),
      },
      resultado: undefined,
    };
  },
});

const columnsOf = async (ctx: Ctx, pedido: TramiteAlterar) => {
  const { prioridade, texto, avisarRecebimento } = pedido;
  return {
    ...defined({
      prioridade: prioridade === undefined ? undefined : prioridades.indexOf(prioridade),
      prazo: pedido.prazo === undefined ? undefined : await deadlineOf(ctx, pedido, 'prazo'),
      texto: texto === undefined ? undefined : texto.trim() || null,
      avisarRecebimento,
    }),
    ...(await returnOf(ctx, pedido)),
    ...(await replyOf(ctx, pedido)),
  };
};

/** Whether it has to come back, and until when: who no longer asks for the return asks for no deadline either. */
const returnOf = async (ctx: Ctx, pedido: TramiteAlterar) => {
  const { retornoObrigatorio, prazoRetorno } = pedido;
  if (retornoObrigatorio === false) return { retornoObrigatorio, prazoRetorno: null };
  return defined({
    retornoObrigatorio,
    prazoRetorno: prazoRetorno === undefined ? undefined : await deadlineOf(ctx, pedido, 'prazoRetorno'),
  });
};

/** Until when it has to be answered, by who may say it. */
const replyOf = async (ctx: Ctx, pedido: TramiteAlterar) => {
  if (pedido.prazoResposta === undefined) return {};
  const { pedeResposta } = await ctx.db
    .selectFrom('tramite')
    .select('pedeResposta')
    .where('id', '=', pedido.id)
    .executeTakeFirstOrThrow();
  if (!pedeResposta) throw refused('prazoResposta', mensagem('documento.recusa.semRespostaAPedir'));
  if (!ctx.sessao.marcas.has('definirPrazoResposta'))
    throw refused('prazoResposta', mensagem('documento.recusa.prazoRespostaSemMarca'));
  return { prazoResposta: await deadlineOf(ctx, pedido, 'prazoResposta') };
};

const refused = (campo: string, text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: text }] });

/** The day asked for, or the next one on which the destination works; an empty one takes the deadline away. */
const deadlineOf = async (
  ctx: Ctx,
  { id, ...pedido }: TramiteAlterar,
  campo: 'prazo' | 'prazoRetorno' | 'prazoResposta',
): Promise<string | null> => {
  const prazo = pedido[campo] ?? '';
  if (prazo === '') return null;
  const wrong = !date.accepts(prazo)
    ? mensagem('documento.recusa.data')
    : prazo < today(ctx)
      ? mensagem('documento.recusa.dataPassada')
      : undefined;
  if (wrong !== undefined) throw refused(campo, wrong);
  const { paraUnidadeId } = await ctx.db
    .selectFrom('tramite')
    .select('paraUnidadeId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return deadlineOn(ctx, paraUnidadeId, prazo);
};

export const alterar = async (ctx: Ctx, pedido: TramiteAlterar): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .select('conteudoId')
    .where('id', '=', pedido.id)
    .executeTakeFirst();
  if (!tramite) throw new AppError('naoEncontrado');
  await perform(ctx, alterarTramite, tramite.conteudoId, { pedido });
};
