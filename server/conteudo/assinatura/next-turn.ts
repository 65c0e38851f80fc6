import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { releaseNext } from './signers.repository.ts';

/** What those who sign, and who wrote, are told about. */
export interface ToSign {
  readonly id: number;
  readonly versao: number;
  readonly numero: string | null;
  readonly assunto: string;
}

const about = ({ id, assunto }: ToSign) =>
  ({
    tipo: 'ASSINATURA',
    conteudo: assunto,
    conteudoId: id,
    rota: `principal/documento/consulta/${id}`,
  }) as const;

/** Opens the turn of the next signers and tells them. */
export const openNextTurn = async (
  ctx: Ctx,
  documento: ToSign,
  { exceto }: { readonly exceto?: number } = {},
): Promise<void> => {
  const next = await releaseNext(ctx.db, documento.id, documento.versao, ctx.agora);
  await notify(ctx.db, ctx.agora, {
    ...about(documento),
    usuarioIds: next.filter((id) => id !== exceto),
    assunto: mensagem('documento.notificacao.assinar', { numero: documento.numero ?? documento.assunto }),
  });
};

/** Tells the author what became of the signatures: `quem` signed, or nobody is left to sign. */
export const tellAuthor = async (
  ctx: Ctx,
  documento: ToSign & { readonly autorId: number },
  progress: { readonly todos: true } | { readonly todos: false; readonly quem: string },
): Promise<void> => {
  if (documento.autorId === ctx.sessao.usuarioId) return;
  const numero = documento.numero ?? documento.assunto;
  await notify(ctx.db, ctx.agora, {
    ...about(documento),
    usuarioIds: [documento.autorId],
    assunto: progress.todos
      ? mensagem('documento.notificacao.todosAssinaram', { numero })
      : mensagem('documento.notificacao.assinado', { quem: progress.quem, numero }),
  });
};
