import { mensagem } from '#schemas/messages/index.ts';
import type { Settings } from './read-settings.ts';

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/** Why a new password is refused by the rules of the installation, if it is. */
export const passwordRefusal = (
  senha: string,
  { senhaTamanhoMinimo, senhaForte }: Pick<Settings, 'senhaTamanhoMinimo' | 'senhaForte'>,
): string | undefined => {
  if (senha.length < (senhaTamanhoMinimo ?? 0))
    return mensagem('validacao.minLength', {
      param: mensagem('registro.usuario.senha'),
      n: senhaTamanhoMinimo ?? 0,
    });
  if (senhaForte && !kinds.every((kind) => kind.test(senha))) return mensagem('registro.usuario.senhaForte');
  return undefined;
};
