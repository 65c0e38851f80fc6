import type { Assinante } from '#schemas/shapes/assinante.ts';

/** Whose turn it is to sign: the pending ones of the lowest order. */
export const waitingSigners = ({ assinantes }: { readonly assinantes: readonly Assinante[] }): string[] => {
  const pending = assinantes.filter(({ situacao }) => situacao === 'PENDENTE');
  const turn = Math.min(...pending.map(({ ordem }) => ordem));
  return pending.filter(({ ordem }) => ordem === turn).map(({ usuario }) => usuario.nome);
};
