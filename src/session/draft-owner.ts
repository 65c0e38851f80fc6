import type { Session } from './session-store.ts';
import { useSignedIn } from './use-session.ts';

/** Whose an unsaved text is: of a substitute acting for somebody, neither the one's nor the other's own. */
export const draftOwnerOf = ({ dados, usuarioSubstituto }: Session): string =>
  usuarioSubstituto === undefined
    ? String(dados.usuario.idUsuario)
    : `${dados.usuario.idUsuario}-${usuarioSubstituto.id}`;

export const useDraftOwner = (): string => draftOwnerOf(useSignedIn());
