import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from './session-store.ts';

/** Who acts, as the acts will say: of a substitute, both names. */
export const useActingName = (): string => {
  const text = useText();
  const { dados, usuarioSubstituto } = useSignedIn();
  const { nome } = dados.usuario;
  return usuarioSubstituto === undefined
    ? nome
    : text('shell.substituicao.quem', { substituto: usuarioSubstituto.nome, nome });
};
