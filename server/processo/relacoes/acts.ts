import { travelWith } from '#server/conteudo/anda-junto/index.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RelacaoDesfazer, RelacaoPedido } from '#schemas/shapes/processo-relacoes.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  loadSituation,
  requireAllowed,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { letGo, loadSecond, ofPieces } from '#server/conteudo/pecas/index.ts';
import { ends } from './read-relacoes.ts';

const ofRelations = { ...ofPieces, fase: concluded, semVersao: true } as const;

const refused = (key: 'outroProcesso' | 'relacaoRepetida' | 'relacaoPermanente' | 'aoProprio'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`processo.recusa.${key}`) });

/** Says what this process has to do with another. What is joined to this one (apensado, anexado) travels with it. */
export const relacionar = act<RelacaoPedido>({
  ...ofRelations,
  nome: 'relacionar',
  evento: 'processoRelacionado',
  effect: async (ctx, { row }, { outroId, especie, motivo }) => {
    if (outroId === row.id) throw refused('aoProprio');
    const travels = especie === 'APENSADO' || especie === 'ANEXADO';
    const outro = travels ? await loadSecond(ctx, outroId) : await loadSituation(ctx, outroId);
    if (outro.row.tipo !== row.tipo) throw refused('outroProcesso');
    if (travels) requireAllowed(serJuntado, outro.situation);
    await keep(ctx, row.id, outroId, especie, motivo);
    if (travels) await travelWith(ctx, row.id, [outro.row.id]);
    await recordEvent(ctx, {
      cadeia: `conteudo:${outroId}`,
      ato: 'processoRelacionado',
      conteudoId: outroId,
      dados: { outro: row.id, relacao: mensagem(`processo.relacaoDoOutro.${especie}`) },
    });
    return {
      dados: { outro: outroId, relacao: mensagem(`processo.relacao.${especie}`) },
      resultado: undefined,
    };
  },
});

/** What may travel with another process: it is in the same hands, and with nobody. */
const serJuntado = {
  ...ofRelations,
  nome: 'serJuntado',
  exige: [...ofPieces.exige, condition.notOwed],
} as const;

/** Ends what two processes had to do with each other; what had travelled goes its own way again. */
export const desfazerRelacao = act<RelacaoDesfazer>({
  ...ofRelations,
  nome: 'desfazerRelacao',
  evento: 'relacaoDesfeita',
  comMotivo: true,
  effect: async (ctx, { row }, { relacaoId, motivo }) => {
    const relation = await ctx.db
      .selectFrom('processoRelacao')
      .selectAll()
      .where('id', '=', relacaoId)
      .where('ate', 'is', null)
      .where((eb) =>
        eb.or([
          eb('processoId', '=', row.id),
          eb.and([eb('outroId', '=', row.id), eb('especie', '=', 'ASSOCIADO')]),
        ]),
      )
      .executeTakeFirst();
    if (!relation) throw new AppError('naoEncontrado');
    const { especie } = relation;
    const outroId = relation.processoId === row.id ? relation.outroId : relation.processoId;
    if (!ends(especie)) throw refused('relacaoPermanente');
    const outro: Loaded =
      especie === 'APENSADO' ? await loadSecond(ctx, outroId) : await loadSituation(ctx, outroId);
    await ctx.db
      .updateTable('processoRelacao')
      .set({ ate: ctx.agora, atePor: ctx.sessao.usuarioId, ateMotivo: motivo.trim() })
      .where('id', '=', relacaoId)
      .execute();
    if (especie === 'APENSADO') await letGo(ctx, outro.row.id);
    await recordEvent(ctx, {
      cadeia: `conteudo:${outroId}`,
      ato: 'relacaoDesfeita',
      conteudoId: outroId,
      dados: {
        outro: row.id,
        relacao: mensagem(`processo.relacaoDoOutro.${especie}`),
        motivo: motivo.trim(),
      },
    });
    return {
      dados: { outro: outroId, relacao: mensagem(`processo.relacao.${especie}`) },
      resultado: undefined,
    };
  },
});

const keep = async (
  ctx: Ctx,
  processoId: number,
  outroId: number,
  especie: RelacaoPedido['especie'],
  motivo: string | undefined,
): Promise<void> => {
  const { sessao, agora, db } = ctx;
  const kept = await db
    .insertInto('processoRelacao')
    .values({
      processoId,
      outroId,
      especie,
      motivo: motivo?.trim() || null,
      desde: agora,
      por: sessao.usuarioId,
      substituto: sessao.substitutoId ?? null,
      atePor: null,
      ateMotivo: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw refused('relacaoRepetida');
};
