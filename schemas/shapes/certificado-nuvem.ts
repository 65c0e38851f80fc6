import { closed, flag, integer, list, optional, positive, type Static, text } from './vocabulary.ts';
import { AnexoAssinado, AssinaturaCalculada, CertificadoBase64, CertificadoJulgado } from './certificado.ts';

export type ProvedoresNuvem = Static<typeof ProvedoresNuvem>;
export const ProvedoresNuvem = closed(
  { itens: list(closed({ id: integer(), nome: text() })) },
  { description: 'Onde a pessoa pode ter o seu certificado.' },
);

export type NuvemPedida = Static<typeof NuvemPedida>;
export const NuvemPedida = closed({
  provedor: positive({ title: 'Provedor' }),
  ids: list(positive(), { title: 'Documentos', minItems: 1, maxItems: 20, uniqueItems: true }),
  anexo: optional(AnexoAssinado),
});

export type NuvemIniciada = Static<typeof NuvemIniciada>;
export const NuvemIniciada = closed({
  endereco: text({ description: 'Aonde ir no provedor.' }),
  chave: text({ description: 'Fica só nesta janela; sem ela a volta não serve.' }),
});

export type NuvemRetorno = Static<typeof NuvemRetorno>;
export const NuvemRetorno = closed({
  resposta: text({
    title: 'Resposta do provedor',
    description: 'O que veio depois de ? no endereço a que o provedor devolveu a pessoa.',
    minLength: 1,
    maxLength: 8000,
  }),
  chave: text({ title: 'Chave', maxLength: 100 }),
});

export type NuvemAberta = Static<typeof NuvemAberta>;
export const NuvemAberta = closed({ ato: integer() });

export type FatorNuvem = Static<typeof FatorNuvem>;
export const FatorNuvem = closed(
  {
    id: text(),
    rotulo: optional(text({ description: 'Como o provedor o chama.' })),
    envia: flag({ description: 'O provedor o manda à pessoa quando se pede.' }),
    desafio: optional(
      flag({ description: 'O provedor manda uma pergunta, e o que se digita é a resposta.' }),
    ),
  },
  { description: 'Uma senha ou um código que o provedor pede a cada assinatura.' },
);

export type CertificadosNuvem = Static<typeof CertificadosNuvem>;
export const CertificadosNuvem = closed(
  {
    ato: integer(),
    provedor: text(),
    certificados: list(
      closed({
        certificado: CertificadoBase64,
        cadeia: list(CertificadoBase64),
        julgado: optional(CertificadoJulgado),
        fatores: optional(list(FatorNuvem, { description: 'O que a pessoa digita aqui a cada assinatura.' })),
        motivo: optional(text({ description: 'Por que não serve.' })),
      }),
    ),
    pacotes: optional(list(text(), { description: 'O que a pessoa já autorizou assinar, um por um.' })),
  },
  { description: 'O que a pessoa autorizou em um provedor, e os certificados que ele tem dela.' },
);

export type NuvemAssinar = Static<typeof NuvemAssinar>;
export const NuvemAssinar = closed({
  pacotes: list(text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }), {
    title: 'Pacotes',
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
  }),
  fatores: optional(
    list(
      closed({
        id: text({ maxLength: 50 }),
        valor: text({ title: 'Senha ou código', minLength: 1, maxLength: 200 }),
      }),
      {
        title: 'Senha e código',
        description: 'O que a pessoa digitou: vai ao provedor e não fica guardado.',
        maxItems: 4,
      },
    ),
  ),
});

export type CertificadosHsm = Static<typeof CertificadosHsm>;
export const CertificadosHsm = closed(
  {
    itens: list(
      closed({
        provedor: integer(),
        nome: text(),
        certificado: optional(CertificadoBase64),
        cadeia: optional(list(CertificadoBase64)),
        julgado: optional(CertificadoJulgado),
        motivo: optional(text({ description: 'Por que não serve, ou não respondeu.' })),
      }),
    ),
  },
  { description: 'O que o HSM da instituição tem sob o alias da pessoa.' },
);

export type HsmAssinar = Static<typeof HsmAssinar>;
export const HsmAssinar = closed({
  provedor: positive({ title: 'Provedor' }),
  pacotes: list(text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }), {
    title: 'Pacotes',
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
  }),
  senha: text({ title: 'Senha', description: 'A de quem assina, no Malote.', maxLength: 200, minLength: 1 }),
  codigo: optional(
    text({ title: 'Código', description: 'Do segundo fator, quando a licença o pede.', maxLength: 20 }),
  ),
});

export type NuvemCodigo = Static<typeof NuvemCodigo>;
export const NuvemCodigo = closed({
  certificado: CertificadoBase64,
  fator: text({ title: 'Código', maxLength: 50 }),
});

export type NuvemDesafio = Static<typeof NuvemDesafio>;
export const NuvemDesafio = closed(
  { desafio: optional(text()) },
  { description: 'O que o provedor dá para a pessoa responder; nada, se o mandou por outro caminho.' },
);

export type NuvemAssinada = Static<typeof NuvemAssinada>;
export const NuvemAssinada = closed(
  { endereco: optional(text()), assinaturas: optional(list(AssinaturaCalculada)) },
  { description: 'Os valores que a chave deu, ou aonde ir para autorizar estes resumos.' },
);
