import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { releaseNext, releaseStep, type Called } from './signers.repository.ts';
import { tellOutsiders } from './tell-outsiders.ts';

/** What those who sign, and who wrote, are told about. */
interface ToSign {
  readonly id: number;
  readonly versao: number;
}

/** Opens the turn of the next signers and tells them. */
export const openNextTurn = async (
  ctx: Ctx,
  documento: ToSign,
  { exceto }: { readonly exceto?: number } = {},
): Promise<void> => {
  const next = await releaseNext(ctx.db, documento.id, documento.versao, ctx.agora);
  await callToSign(ctx, documento.id, { ...next, usuarioIds: next.usuarioIds.filter((id) => id !== exceto) });
};

/** Opens the turn of one step, whoever comes before, and tells who is in it. */
export const openStep = async (ctx: Ctx, documento: ToSign, ordem: number): Promise<void> =>
  callToSign(ctx, documento.id, await releaseStep(ctx.db, documento.id, documento.versao, ordem, ctx.agora));

/** Tells that it is their turn, each by their way. */
export const callToSign = async (
  ctx: Ctx,
  documentoId: number,
  { usuarioIds, deFora }: Called,
  novidade: 'assinar' | 'lembrete' = 'assinar',
): Promise<void> => {
  await notify(ctx.db, ctx.agora, {
    tipo: 'ASSINATURA',
    conteudoId: documentoId,
    usuarioIds,
    especie: 'assinar',
  });
  await tellOutsiders(ctx, deFora, novidade);
};

/** Tells the author what became of the signatures: `quem` signed, or nobody is left to sign. */
export const tellAuthor = async (
  ctx: Ctx,
  documento: ToSign & { readonly autorId: number | null },
  progress: { readonly todos: true } | { readonly todos: false; readonly quem: string },
): Promise<void> => {
  const { autorId } = documento;
  if (autorId === null || autorId === ctx.sessao.usuarioId) return;
  await notify(ctx.db, ctx.agora, {
    tipo: 'ASSINATURA',
    conteudoId: documento.id,
    usuarioIds: [autorId],
    ...(progress.todos
      ? { especie: 'todosAssinaram' as const }
      : { especie: 'assinado' as const, dados: { quem: progress.quem } }),
  });
};
