import {
  closed,
  day,
  exactly,
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
import { Vigencia } from './conteudo.ts';
import { MeioSegundoFator } from './credencial.ts';

export type AssinaturaPedido = Static<typeof AssinaturaPedido>;
export const AssinaturaPedido = closed({
  ids: list(positive(), { title: 'Documentos', minItems: 1, maxItems: 100, uniqueItems: true }),
});

export type DocumentoParaAssinar = Static<typeof DocumentoParaAssinar>;
export const DocumentoParaAssinar = closed({
  id: positive(),
  tipo: integer(),
  assinanteId: optional(positive()),
  numero: optional(text()),
  assunto: text(),
  tipoDocumento: text(),
  unidade: text(),
  prazo: optional(day()),
  posicao: integer(),
  total: integer(),
  estrategia: text(),
  padrao: optional(
    oneOf(['PADES', 'CADES'], {
      description: 'Com certificado, a assinatura fica dentro do PDF ou ao lado dele.',
    }),
  ),
  permitido: flag(),
  motivo: optional(text()),
});

export type AssinaturaDados = Static<typeof AssinaturaDados>;
export const AssinaturaDados = closed({ itens: list(DocumentoParaAssinar) });

export type AssinaturaAto = Static<typeof AssinaturaAto>;
export const AssinaturaAto = closed({
  ids: list(positive(), { title: 'Documentos', maxItems: 100, uniqueItems: true }),
  senha: text({ title: 'Senha', maxLength: 200, minLength: 1 }),
  codigo: optional(
    text({ title: 'Código', description: 'Do segundo fator, quando a licença o pede.', maxLength: 20 }),
  ),
});

export type LicencaAssinatura = Static<typeof LicencaAssinatura>;
export const LicencaAssinatura = closed({
  docflow: flag(),
  meio: optional(MeioSegundoFator),
  porEmail: optional(flag()),
  digital: flag(),
  cloud: flag(),
  hsm: flag({ description: 'O cadastro da pessoa diz o nome do certificado dela no HSM.' }),
  codigo: flag({ description: 'Pede também o código do segundo fator.' }),
});

export type EncaminharAssinatura = Static<typeof EncaminharAssinatura>;
export const EncaminharAssinatura = closed({ prazo: optional(day({ title: 'Prazo para assinar' })) });

export type VerificacaoAssinatura = Static<typeof VerificacaoAssinatura>;
export const VerificacaoAssinatura = closed({
  nome: text(),
  cpf: text(),
  cargo: optional(text()),
  unidade: optional(text()),
  momento: instant(),
  meio: text(),
  nivel: text(),
  porQuem: optional(text()),
  deFora: optional(flag({ description: 'É de quem não trabalha na instituição.' })),
});

export type VerificacaoArquivo = Static<typeof VerificacaoArquivo>;
export const VerificacaoArquivo = closed({
  especie: oneOf(['CONGELADO', 'LEITURA', 'ASSINADO', 'SEPARADA', 'TARJADA']),
  rotulo: text(),
  sha256: text(),
  emitidoEm: instant(),
  vigente: flag(),
});

export type Verificacao = Static<typeof Verificacao>;
export const Verificacao = closed({
  codigo: text(),
  situacao: oneOf(['AUTENTICO', 'PENDENTE', 'CANCELADO', 'SUPERADO']),
  restrito: flag(),
  numero: optional(text()),
  assunto: optional(text()),
  tipoDocumento: optional(text()),
  organizacao: optional(text()),
  unidade: optional(text()),
  concluidoEm: optional(instant()),
  numeroVersao: optional(integer()),
  paginas: optional(integer()),
  assinaturas: optional(list(VerificacaoAssinatura)),
  pendentes: optional(integer()),
  canceladas: optional(
    exactly(true, { description: 'Todas as assinaturas pedidas foram canceladas: ninguém assinou.' }),
  ),
  arquivos: list(VerificacaoArquivo),
  publicado: flag(),
  consultadoEm: instant(),
  vigencia: optional(Vigencia),
});

export type VerificacaoPorArquivo = Static<typeof VerificacaoPorArquivo>;
export const VerificacaoPorArquivo = closed({ codigo: text(), rotulo: text(), vigente: flag() });
