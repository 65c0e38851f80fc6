/**
 * Fields of a register that say where this server goes or where people are sent, and the secret that is told there; or that
 * decide whose account somebody enters, and by what proof.
 */
export interface GuardedAddress {
  readonly tipo:
    | 'correio'
    | 'diretorio'
    | 'provedor'
    | 'proxy'
    | 'publico'
    | 'conexao'
    | 'quemEntra'
    | 'primeiraEntrada'
    | 'provas'
    | 'reservado';
  readonly fields: readonly string[];
  /** Only who administers the installation changes them: the permission of the register does not name so much. */
  readonly soAdministrador?: true;
  /** Of the fields, those that are not shown to anybody. */
  readonly calados?: readonly string[];
  /** Told to whoever answers there. */
  readonly secret?: string;
  /** Empty, the secret is not told to anybody. */
  readonly needs?: readonly string[];
}

/** By register, what could take the installation, or an account, over by being pointed elsewhere. */
export const guardedAddresses = {
  configuracao: [
    {
      tipo: 'correio',
      fields: ['smtpServidor', 'smtpPorta', 'smtpSeguranca'],
      secret: 'smtpSenha',
      needs: ['smtpServidor', 'smtpUsuario'],
    },
    {
      tipo: 'diretorio',
      fields: ['ldapUrl', 'ldapStartTls', 'ldapAutoridade'],
      secret: 'ldapSenha',
      needs: ['ldapUrl', 'ldapUsuario'],
      soAdministrador: true,
    },
    {
      tipo: 'provedor',
      fields: ['ssoEmissor', 'ssoAutoridade'],
      secret: 'ssoSegredo',
      needs: ['ssoEmissor'],
      soAdministrador: true,
    },
    {
      tipo: 'proxy',
      fields: ['proxyUrl', 'proxyExcecoes'],
      secret: 'proxySenha',
      needs: ['proxyUrl', 'proxyUsuario'],
      soAdministrador: true,
    },
    {
      tipo: 'quemEntra',
      fields: [
        'ldapAtivo',
        'ldapBase',
        'ldapFiltro',
        'ldapUsuario',
        'ldapAtributoLogin',
        'ldapAtributoNome',
        'ldapAtributoEmail',
        'ldapAtributoCpf',
        'ldapAtributoMatricula',
        'ldapAtributoRegra',
        'ldapGruposBase',
        'ldapGruposFiltro',
        'ssoAtivo',
        'ssoSomente',
        'ssoCliente',
        'ssoEscopos',
        'ssoVinculo',
        'ssoAtributoCpf',
        'ssoAtributoMatricula',
        'ssoAtributoRegra',
      ],
      soAdministrador: true,
    },
    { tipo: 'primeiraEntrada', fields: ['regrasEntrada'], soAdministrador: true },
    {
      tipo: 'provas',
      fields: [
        'doisFatores',
        'codigoPorEmail',
        'segundoFatorAssinatura',
        'minutosSessao',
        'horasSessao',
        'senhaPadrao',
        'senhaTamanhoMinimo',
        'senhaForte',
        'senhaValidadeDias',
        'trocarSenhaRecebida',
        'alertaEntradas',
        'alertaEntradasMinutos',
        'alertaDoisLugares',
        'alertaForaDoHorario',
      ],
      calados: ['senhaPadrao'],
      soAdministrador: true,
    },
    { tipo: 'reservado', fields: ['respostaConteudoRestrito'], soAdministrador: true },
  ],
  dominio: [{ tipo: 'publico', fields: ['enderecoPublico'] }],
  conexao: [
    {
      tipo: 'conexao',
      fields: ['driver', 'ip', 'porta', 'tls'],
      secret: 'senha',
      needs: ['ip'],
    },
  ],
} as const satisfies Record<string, readonly GuardedAddress[]>;

export type GuardedRegister = keyof typeof guardedAddresses;
