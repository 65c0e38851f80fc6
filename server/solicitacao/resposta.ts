import { AppError } from '#schemas/app-error.ts';
import type { SolicitacaoResposta } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { joinFile } from '#server/conteudo/anexos/index.ts';
import { lockRequest, note, step, type Pedido } from './andamento.ts';
import { requireOwnFiles } from './arquivos.ts';
import { depois, poderDe, type NomePasso } from './fases.ts';
import { insideCtx } from './outside-ctx.ts';
import { placeOf } from './place-of.ts';
import { actsFor, bothNames, type Representado } from './representacao.ts';
import { tellUnit } from './tell.ts';
import { touch } from './touch.ts';

const kinds = {
  responderDevolucao: { evento: 'devolucaoRespondida', especie: 'solicitacaoRespondida', pasta: 'resposta' },
  complementar: {
    evento: 'solicitacaoComplementada',
    especie: 'solicitacaoComplementada',
    pasta: 'complemento',
  },
} as const;

/**
 * Locks a request of the person who asks, or of who gave them the power for that step; that of another is not there. The
 * content comes before any other lock.
 */
export const ownRequest = async (
  ctx: OutsiderCtx,
  id: number,
  ato: NomePasso,
): Promise<{ readonly pedido: Pedido; readonly representado: Representado | undefined }> => {
  const { db } = ctx;
  const there = await db
    .selectFrom('conteudo')
    .select('id')
    .where('id', '=', id)
    .where('excluidoEm', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!there) throw new AppError('naoEncontrado');
  const pedido = await lockRequest(db, id);
  return {
    pedido,
    representado: await actsFor(ctx, pedido.externoId, pedido.tipoProcessoId, poderDe(ato)),
  };
};

/** The person answers what was asked back, or adds something that nobody asked for. */
export const answer = async (
  ctx: OutsiderCtx,
  ato: keyof typeof kinds & NomePasso,
  id: number,
  { texto, arquivos }: SolicitacaoResposta,
): Promise<void> => {
  const { db, agora, externo } = ctx;
  const { pedido, representado } = await ownRequest(ctx, id, ato);
  depois(ato, pedido);
  const said = texto.trim();
  if (said === '') throw refuseField('texto', 'externo.recusa.resposta');
  const inside = insideCtx(ctx, await placeOf(db, id));
  const { evento, especie, pasta } = kinds[ato];
  await requireOwnFiles(inside, arquivos);
  for (const arquivoId of arquivos)
    await joinFile(inside, id, { pasta: mensagem(`externo.pasta.${pasta}`), arquivoId });
  await step(db, pedido, ato);
  await note(db, id, {
    ato,
    texto: said,
    // until when it was asked for: what a downtime moved is not what was said at first
    prazo: ato === 'responderDevolucao' && pedido.prazo !== null ? pedido.prazo : undefined,
    externoId: externo.externoId,
    unidadeId: inside.sessao.unidadeId,
    em: agora,
  });
  await touch(db, id, agora);
  await recordEvent(inside, {
    cadeia: `conteudo:${id}`,
    ato: evento,
    conteudoId: id,
    dados: { ...bothNames(ctx, representado), texto: said, arquivos: arquivos.length },
  });
  await tellUnit(inside, id, especie);
};
