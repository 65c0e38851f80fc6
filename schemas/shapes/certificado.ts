import {
  closed,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { AssinaturaConferida } from './conferencia.ts';
import { EdicaoPermitida } from './documento.ts';

export type CertificadoBase64 = Static<typeof CertificadoBase64>;
export const CertificadoBase64 = text({
  description: 'Um certificado em DER, em base64.',
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  minLength: 100,
  maxLength: 20000,
});

export type AssinaturaCalculada = Static<typeof AssinaturaCalculada>;
export const AssinaturaCalculada = closed({
  pacote: text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  assinatura: text({
    title: 'Assinatura',
    description: 'O que a chave deu, em base64: o valor, ou a assinatura pronta (CMS) onde o provedor a dá.',
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    maxLength: 40000,
  }),
});

export type LoteCertificado = Static<typeof LoteCertificado>;
export const LoteCertificado = closed({
  assinaturas: list(AssinaturaCalculada, { title: 'Assinaturas', minItems: 1, maxItems: 20 }),
});

export type PodeAssinarCertificado = Static<typeof PodeAssinarCertificado>;
export const PodeAssinarCertificado = closed({
  itens: list(closed({ id: integer(), permitida: flag(), motivo: optional(text()) })),
});

export type AnexoAssinado = Static<typeof AnexoAssinado>;
export const AnexoAssinado = positive({
  title: 'Anexo',
  description: 'O anexo que se assina, no lugar do próprio documento.',
});

export type AnexoAssinaturas = Static<typeof AnexoAssinaturas>;
export const AnexoAssinaturas = closed(
  {
    id: integer(),
    nome: text(),
    tipo: text(),
    formato: oneOf(['XADES', 'CADES'], {
      description: 'Dentro de um XML (XAdES), ou ao lado do arquivo (CAdES).',
    }),
    tamanho: integer(),
    sha256: text(),
    conteudo: closed({ id: integer(), tipo: integer(), rotulo: text() }),
    assinar: EdicaoPermitida,
    itens: list(AssinaturaConferida),
  },
  { description: 'Um anexo que se assina, e as assinaturas que tem.' },
);

export type PacotePedido = Static<typeof PacotePedido>;
export const PacotePedido = closed({
  id: positive({ title: 'Documento' }),
  anexo: optional(AnexoAssinado),
  certificado: CertificadoBase64,
  cadeia: optional(
    list(CertificadoBase64, { title: 'Autoridades que vieram com o certificado', maxItems: 8 }),
  ),
  ato: optional(
    positive({
      title: 'Assinatura em nuvem',
      description: 'A assinatura em nuvem de que este pacote é: alguns provedores dão a assinatura pronta.',
    }),
  ),
});

export type CertificadoPedido = Static<typeof CertificadoPedido>;
export const CertificadoPedido = closed({
  ids: list(positive(), { title: 'Documentos', minItems: 1, maxItems: 100, uniqueItems: true }),
  anexo: optional(AnexoAssinado),
  certificado: CertificadoBase64,
  cadeia: optional(
    list(CertificadoBase64, { title: 'Autoridades que vieram com o certificado', maxItems: 8 }),
  ),
});

export type CertificadoJulgado = Static<typeof CertificadoJulgado>;
export const CertificadoJulgado = closed({
  titular: text(),
  cpf: optional(text({ description: 'Mascarado.' })),
  emissor: text(),
  validoAte: instant(),
  nivel: oneOf(['AVANCADA', 'QUALIFICADA']),
  autoridade: text({ description: 'A raiz em que a instituição confia.' }),
  revogacao: text({ description: 'O que se soube da revogação.' }),
});

export type PacoteAssinatura = Static<typeof PacoteAssinatura>;
export const PacoteAssinatura = closed({
  pacote: text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  id: integer(),
  rotulo: text(),
  atributos: text({
    description: 'O que se assina, em base64: os atributos em DER, ou o SignedInfo de um XML.',
  }),
  resumo: text({ description: 'SHA-256 do que se assina, em hexadecimal.' }),
  intervalo: list(integer({ minimum: 0 }), {
    description:
      'Os trechos do arquivo que a assinatura cobre; ao lado de um arquivo, ele todo; de um XML, o lugar dela.',
    minItems: 1,
    maxItems: 4,
  }),
  venceEm: instant(),
  certificado: CertificadoJulgado,
});

export type PdfAssinaturaPedido = Static<typeof PdfAssinaturaPedido>;
export const PdfAssinaturaPedido = closed({
  id: optional(positive({ description: 'O arquivo que se vai assinar, como está.' })),
  pacote: optional(
    text({
      description: 'O mesmo, já com o lugar da assinatura preparada.',
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    }),
  ),
});

export type AssinaturaFeita = Static<typeof AssinaturaFeita>;
export const AssinaturaFeita = closed({
  id: integer(),
  rotulo: text(),
  codigo: optional(text({ description: 'O da assinatura de um documento.' })),
  nivel: oneOf(['AVANCADA', 'QUALIFICADA']),
  sha256: text({ description: 'Do arquivo assinado.' }),
});
