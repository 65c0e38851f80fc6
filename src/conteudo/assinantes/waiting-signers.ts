import type { Assinante } from '#schemas/shapes/assinante.ts';

/** Whose turn it is to sign: the pending ones of the lowest order, but for who asks. */
export const waitingSigners = (
  { assinantes }: { readonly assinantes: readonly Assinante[] },
  me?: number,
): string[] => {
  const pending = assinantes.filter(({ situacao }) => situacao === 'PENDENTE');
  const turn = Math.min(...pending.map(({ ordem }) => ordem));
  return pending
    .filter(({ ordem, usuario }) => ordem === turn && usuario.id !== me)
    .map(({ usuario }) => usuario.nome);
};
