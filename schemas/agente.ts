/** Where the agent of a person's own machine listens: the first of these that is free. The page looks nowhere else. */
export const agentePortas = [47811, 47812, 47813] as const;

/** The version of what the page and the agent say to each other (docs/agente.md). */
export const agenteProtocolo = 1;

/** The addresses of the agent, as a page asks them. */
export const agenteEnderecos: readonly string[] = agentePortas.map((porta) => `http://127.0.0.1:${porta}`);

/** Why the agent did not do what was asked. */
export const agenteErros = [
  'pedidoInvalido',
  'naoPareado',
  'codigoErrado',
  'espere',
  'ocupado',
  'semSessao',
  'semCertificado',
  'pinErrado',
  'pinUltima',
  'pinBloqueado',
  'pinVencido',
  'semPin',
  'cancelado',
  'removido',
  'semChave',
  'algoritmo',
  'outro',
] as const;

export type AgenteErro = (typeof agenteErros)[number];

export interface AgenteEstado {
  readonly agente: 'malote';
  readonly versao: string;
  readonly protocolo: number;
  /** Whether the key that came with the question is good. */
  readonly pareado: boolean;
}

export interface AgentePareado {
  /** Goes in every other call, as a bearer. */
  readonly chave: string;
}

export interface AgenteCertificado {
  /** DER, in base64. */
  readonly certificado: string;
  /** The authorities that are on the same token. */
  readonly cadeia: readonly string[];
  /** How the token is called. */
  readonly token: string;
}

export interface AgenteCertificados {
  readonly certificados: readonly AgenteCertificado[];
}

/** What is signed, in words, and the name by which its bytes come. */
export interface AgenteDocumento {
  readonly chave: string;
  readonly nome: string;
}

export interface AgenteSessaoPedida {
  /** SHA-256 of the certificate, in hexadecimal. */
  readonly certificado: string;
  readonly documentos: readonly AgenteDocumento[];
}

export interface AgenteSessao {
  readonly sessao: string;
}

export interface AgenteAssinar {
  readonly sessao: string;
  /** Which of the documents of the session. */
  readonly chave: string;
  /** The bytes to be signed, in base64: the agent takes their digest. */
  readonly dados: string;
}

export interface AgenteAssinatura {
  readonly assinatura: string;
}

/** What the agent takes at most. */
export const agenteLimites = {
  documentos: 100,
  nome: 200,
  corpo: 256 * 1024,
  porMinuto: 600,
  codigosErrados: 5,
} as const;
