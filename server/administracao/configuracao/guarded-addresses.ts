/** Fields of a register that say where this server goes or where people are sent, and the secret that is told there. */
export interface GuardedAddress {
  readonly tipo: 'correio' | 'diretorio' | 'provedor' | 'proxy' | 'publico' | 'conexao';
  readonly fields: readonly string[];
  /** Told to whoever answers there. */
  readonly secret?: string;
  /** Empty, the secret is not told to anybody. */
  readonly needs?: readonly string[];
}

/** By register, what could take the installation over by being pointed elsewhere. */
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
    },
    {
      tipo: 'provedor',
      fields: ['ssoEmissor', 'ssoAutoridade'],
      secret: 'ssoSegredo',
      needs: ['ssoEmissor'],
    },
    {
      tipo: 'proxy',
      fields: ['proxyUrl', 'proxyExcecoes'],
      secret: 'proxySenha',
      needs: ['proxyUrl', 'proxyUsuario'],
    },
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
