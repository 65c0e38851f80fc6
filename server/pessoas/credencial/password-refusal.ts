import { mensagem } from '#schemas/messages/index.ts';
import type { Settings } from '#server/instalacao/configuracao/index.ts';
import { coreOf, isCommon } from './common-passwords.ts';

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

export interface PasswordPerson {
  readonly login?: string | undefined;
  readonly nome?: string | undefined;
}

/** Why a new password is refused by the rules of the installation, if it is. */
export const passwordRefusal = (
  senha: string,
  { senhaTamanhoMinimo, senhaForte }: Pick<Settings, 'senhaTamanhoMinimo' | 'senhaForte'>,
  person: PasswordPerson | undefined,
): string | undefined => {
  const least = senhaTamanhoMinimo ?? 8;
  if ([...senha].length < least)
    return mensagem('validacao.minLength', { param: mensagem('registro.usuario.senha'), n: least });
  if (senhaForte && !kinds.every((kind) => kind.test(senha))) return mensagem('registro.usuario.senhaForte');
  if (person === undefined) return undefined;
  if (isOfPerson(senha, person)) return mensagem('entrada.senha.daPessoa');
  if (isCommon(senha)) return mensagem('entrada.senha.comum');
  return undefined;
};

/** The login, the name or a part of it, whatever figures and signs stand around. */
const isOfPerson = (senha: string, { login = '', nome = '' }: PasswordPerson): boolean => {
  const core = coreOf(senha);
  const parts = nome.split(/\s+/).map(coreOf);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const own = [coreOf(login), coreOf(nome), `${first}${last}`, ...parts.filter((part) => part.length > 2)];
  return core !== '' && own.includes(core);
};
