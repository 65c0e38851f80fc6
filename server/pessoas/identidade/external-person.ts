/** A person as the directory or the provider of the institution describes them. */
export interface ExternalPerson {
  readonly login: string;
  readonly nome: string | undefined;
  readonly email: string | undefined;
  readonly cpf: string | undefined;
  readonly matricula: string | undefined;
  /** What the rules of the first entry compare: groups, or the values of the attribute that was chosen. */
  readonly valores: readonly string[];
}
