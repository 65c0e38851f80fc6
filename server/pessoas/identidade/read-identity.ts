import type { ExternalPerson } from './external-person.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Somebody as the provider describes them. */
export interface ProviderIdentity extends Omit<ExternalPerson, 'login'> {
  /** The name that the provider knows them by; not always one that serves here. */
  readonly login: string | undefined;
  readonly emailVerificado: boolean;
}

/** Reads what the provider said of the person, standard claims and those that the settings name. */
export const readIdentity = (
  claims: Readonly<Record<string, unknown>>,
  { atributos }: ProviderSettings,
): ProviderIdentity => {
  const one = (name: string | null): string | undefined => (name ? textsOf(claims[name])[0] : undefined);
  return {
    login: one('preferred_username')?.toLowerCase(),
    nome: one('name'),
    email: one('email'),
    emailVerificado: claims['email_verified'] === true || claims['email_verified'] === 'true',
    cpf: one(atributos.cpf),
    matricula: one(atributos.matricula),
    valores: atributos.regra ? textsOf(claims[atributos.regra]) : [],
  };
};

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter((one) => one !== '');
