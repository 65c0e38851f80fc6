import {
  annotated,
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
import { EdicaoPermitida } from './documento.ts';

export type Pasta = Static<typeof Pasta>;
export const Pasta = text({
  description: 'Nome da pasta dentro do conteúdo; passa a existir com o primeiro arquivo.',
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
});

export type QuemAnexou = Static<typeof QuemAnexou>;
export const QuemAnexou = closed(
  { id: integer(), nome: text(), unidade: optional(text()) },
  { description: 'Quem juntou; de quem é de fora, o número é negativo.' },
);

export type TextoAnexo = Static<typeof TextoAnexo>;
export const TextoAnexo = closed(
  {
    situacao: oneOf(['ESPERA', 'LENDO', 'LIDO', 'SEM_TEXTO', 'FALHOU']),
    paginas: optional(integer({ description: 'Quando já se sabe quantas são.', minimum: 0 })),
    lidas: integer({ minimum: 0 }),
    reconhecido: flag({ description: 'Alguma página era uma imagem.' }),
    motivo: optional(
      oneOf(['tipo', 'protegido', 'invalido', 'grande', 'demorou', 'memoria', 'danificado', 'interrompido'], {
        description: 'Por que não foi lido.',
      }),
    ),
  },
  { description: 'A leitura do que está escrito no arquivo, para a pesquisa.' },
);

export type AssinaturaDeAnexo = Static<typeof AssinaturaDeAnexo>;
export const AssinaturaDeAnexo = closed({ nome: text(), em: instant() });

export type Anexo = Static<typeof Anexo>;
export const Anexo = closed({
  id: positive(),
  pasta: Pasta,
  nome: text({ maxLength: 200 }),
  tipo: text({ description: 'Tipo do conteúdo do arquivo, como `application/pdf`.' }),
  tamanho: integer({ description: 'Em bytes.', minimum: 0 }),
  sha256: text({ pattern: '^[0-9a-f]{64}$' }),
  anexadoEm: instant(),
  anexadoPor: QuemAnexou,
  posterior: flag({ description: 'Foi juntado depois da conclusão.' }),
  texto: TextoAnexo,
  remover: EdicaoPermitida,
  assinaturas: optional(
    list(AssinaturaDeAnexo, {
      description: 'Assinaturas com certificado feitas aqui, na ordem em que o foram.',
      minItems: 1,
    }),
  ),
  separada: optional(flag({ description: 'As assinaturas estão ao lado do arquivo, e não dentro dele.' })),
  assinavel: optional(
    flag({
      description: 'Assina-se com certificado, ou se conferem as assinaturas; só se diz a quem assina.',
    }),
  ),
});

export type Anexos = Static<typeof Anexos>;
export const Anexos = closed({
  itens: list(Anexo, { description: 'Na ordem escolhida na configuração.' }),
  juntar: EdicaoPermitida,
});

export type AnexoNovo = Static<typeof AnexoNovo>;
export const AnexoNovo = closed({
  pasta: annotated(Pasta, { title: 'Pasta' }),
  arquivoId: text({
    title: 'Arquivo',
    description: 'Enviado antes, por quem o junta, em `POST arquivo`.',
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  }),
});

export type AnexoRemovido = Static<typeof AnexoRemovido>;
export const AnexoRemovido = closed({
  motivo: optional(
    text({ title: 'Motivo', description: 'Obrigatório depois da conclusão.', maxLength: 1000 }),
  ),
});
