import {
  closed,
  day,
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
import { UnidadeResumo } from './conteudo.ts';

export type QuemAssina = Static<typeof QuemAssina>;
export const QuemAssina = closed({
  id: integer({
    description: 'De quem é de fora, o número da conta abaixo de zero, que nunca é o de uma pessoa daqui.',
  }),
  nome: text(),
  cargo: optional(text()),
  unidade: optional(text()),
});

export type AssinanteDeFora = Static<typeof AssinanteDeFora>;
export const AssinanteDeFora = closed(
  { id: positive(), nome: text(), documento: text(), email: text() },
  {
    description: 'Quem é de fora e pode ser indicado: o bastante para não se trocar por outro de mesmo nome.',
  },
);

export type AssinantesDeForaQuery = Static<typeof AssinantesDeForaQuery>;
export const AssinantesDeForaQuery = closed({
  documentoId: positive(),
  q: optional(text({ maxLength: 200 })),
});

export type Assinante = Static<typeof Assinante>;
export const Assinante = closed({
  id: positive(),
  usuario: QuemAssina,
  externoId: optional(
    positive({ description: 'É de fora: a conta dela, que assina com a senha e um código por e-mail.' }),
  ),
  impedido: optional(
    text({
      description: 'Por que quem é de fora não assina agora: não vê o documento, ou a conta não entra.',
    }),
  ),
  unidade: optional(UnidadeResumo),
  marcador: text({ maxLength: 60 }),
  ordem: integer(),
  situacao: oneOf(['PENDENTE', 'ASSINADO', 'CANCELADO', 'RECUSADO']),
  liberadoEm: optional(instant({ description: 'Desde quando é a vez dele.' })),
  assinadoEm: optional(instant()),
  prazo: optional(day()),
  estrategia: oneOf(['DOCFLOW', 'DIGITAL', 'CLOUD']),
  nivel: optional(oneOf(['SIMPLES', 'AVANCADA', 'QUALIFICADA'])),
  usaCertificado: optional(flag({ description: 'Usa certificado digital, e pode assinar com ele.' })),
  minhaVez: flag(),
  porQuem: optional(
    text({ description: 'Nome de quem assinou ou recusou no lugar da pessoa, por substituição.' }),
  ),
  motivo: optional(text({ description: 'Por que recusou assinar.' })),
});

export type AssinantePedido = Static<typeof AssinantePedido>;
export const AssinantePedido = closed(
  {
    usuarioId: optional(positive({ title: 'Assinante' })),
    externoId: optional(
      positive({
        title: 'Assinante de fora',
        description: 'Em vez de `usuarioId`, a conta de quem é de fora.',
      }),
    ),
    marcador: text({ title: 'Marcador de assinatura', maxLength: 60 }),
    ordem: optional(positive({ title: 'Ordem', maximum: 99 })),
    estrategia: optional(
      oneOf(['DOCFLOW', 'DIGITAL'], {
        title: 'Como assina',
        description: 'Como assina; sem dizer, com a senha, no sistema.',
      }),
    ),
    prazo: optional(day({ title: 'Prazo para assinar' })),
  },
  {
    if: { not: { required: ['externoId'] } },
    then: { required: ['usuarioId'], properties: { usuarioId: { title: 'Assinante' } } },
  },
);

export type AssinanteAlteracao = Static<typeof AssinanteAlteracao>;
export const AssinanteAlteracao = closed({
  assinanteId: positive(),
  estrategia: optional(oneOf(['DOCFLOW', 'DIGITAL'], { title: 'Como assina' })),
  marcador: optional(text({ title: 'Marcador de assinatura', maxLength: 60 })),
  ordem: optional(positive({ title: 'Ordem', maximum: 99 })),
  prazo: optional(
    text({
      title: 'Prazo para assinar',
      description: 'Vazio retira o prazo.',
      pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
    }),
  ),
});

export type AssinantesAlteracao = Static<typeof AssinantesAlteracao>;
export const AssinantesAlteracao = closed({ assinantes: list(AssinantePedido, { maxItems: 30 }) });

export type MatriculasQuery = Static<typeof MatriculasQuery>;
export const MatriculasQuery = closed({
  matriculas: list(text({ maxLength: 30 }), { title: 'Matrículas', minItems: 1, maxItems: 100 }),
});

export type TramiteAssinantes = Static<typeof TramiteAssinantes>;
export const TramiteAssinantes = closed({
  assinantes: list(
    closed({
      assinanteId: positive(),
      ordem: positive({ maximum: 99 }),
      prazo: optional(text({ description: 'Vazio retira o prazo.', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })),
    }),
    { title: 'Assinantes', minItems: 1, maxItems: 30 },
  ),
});

export type PrazoAssinatura = Static<typeof PrazoAssinatura>;
export const PrazoAssinatura = closed({
  prazo: text({
    title: 'Prazo para assinar',
    description: 'Vazio retira o prazo.',
    pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
  }),
  assinanteId: optional(positive({ description: 'De um só; sem ele, de todos os que faltam.' })),
});

export type CancelarAssinatura = Static<typeof CancelarAssinatura>;
export const CancelarAssinatura = closed({
  documentoId: positive(),
  assinanteId: positive(),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
});

export type MarcadorAssinatura = Static<typeof MarcadorAssinatura>;
export const MarcadorAssinatura = closed({
  chave: text(),
  rotulo: text(),
  assinanteId: optional(positive()),
});
