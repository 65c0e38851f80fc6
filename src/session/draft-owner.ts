import type { SessaoAberta } from '#schemas/shapes/sessao.ts';

/** Whose an unsaved text is: of a substitute acting for somebody, neither the one's nor the other's own. */
export const draftOwnerOf = ({
  dados,
  usuarioSubstituto,
}: Pick<SessaoAberta, 'dados' | 'usuarioSubstituto'>): string =>
  usuarioSubstituto === undefined
    ? String(dados.usuario.idUsuario)
    : `${dados.usuario.idUsuario}-${usuarioSubstituto.id}`;
