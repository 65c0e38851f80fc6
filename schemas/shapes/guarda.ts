import { FolhaEtiquetas } from './protocolo-etiquetas.ts';
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

export type Suporte = Static<typeof Suporte>;
export const Suporte = oneOf(['DIGITAL', 'FISICO', 'HIBRIDO'], {
  title: 'Suporte',
  description: 'Em que está: só no sistema, só em papel, ou nos dois.',
});

export type LocalCitado = Static<typeof LocalCitado>;
export const LocalCitado = closed({
  id: positive(),
  codigo: text(),
  nome: text(),
  caminho: text({ description: 'Em que locais fica, do maior ao menor, com o próprio.' }),
  unidade: text({ description: 'A sigla da unidade do arquivo.' }),
});

export type PassagemPorLocal = Static<typeof PassagemPorLocal>;
export const PassagemPorLocal = closed({
  localId: positive(),
  caminho: text({ description: 'Como era no dia em que passou a estar ali.' }),
  desde: instant(),
  ate: optional(instant()),
  quem: optional(text()),
});

export type Guarda = Static<typeof Guarda>;
export const Guarda = closed(
  {
    suporte: Suporte,
    podeSaber: flag({
      description:
        'Quem lê é do arquivo, ou da unidade que tem o conteúdo: o mais só se diz a essas pessoas.',
    }),
    espessura: optional(integer({ description: 'Em milímetros.' })),
    palavras: optional(
      text({ description: 'Onde o papel está, em palavras, quando não está em um local do cadastro.' }),
    ),
    local: optional(LocalCitado),
    desde: optional(instant()),
    quem: optional(text({ description: 'Quem o pôs ali.' })),
    passagens: list(PassagemPorLocal, { description: 'Por onde passou, do mais novo para o mais antigo.' }),
  },
  { description: 'Onde está o papel de um conteúdo.' },
);

/** Half a metre: what is thicker is several. */
const espessura = integer({
  title: 'Espessura',
  description: 'Quanto cada um ocupa, em milímetros; o que não se diz fica como estava.',
  minimum: 1,
  maximum: 5000,
});

export type GuardarPedido = Static<typeof GuardarPedido>;
export const GuardarPedido = closed({
  localId: positive({ title: 'Local' }),
  espessura: optional(espessura),
  soPapel: optional(flag({ title: 'Só existe em papel' })),
});

export type RetirarDoLocalPedido = Static<typeof RetirarDoLocalPedido>;
export const RetirarDoLocalPedido = closed({
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
  semPapel: optional(flag({ title: 'O papel deixou de existir' })),
});

export type GuardarVariosPedido = Static<typeof GuardarVariosPedido>;
export const GuardarVariosPedido = closed({
  localId: positive({ title: 'Local' }),
  espessura: optional(espessura),
  ids: list(positive({ maximum: 9007199254740991 }), {
    title: 'Itens',
    minItems: 1,
    maxItems: 10000,
    uniqueItems: true,
  }),
});

export type LocaisQuery = Static<typeof LocaisQuery>;
export const LocaisQuery = closed({
  q: optional(text({ maxLength: 100 })),
  pageSize: optional(positive({ maximum: 50 })),
});

export type LocalEscolha = Static<typeof LocalEscolha>;
export const LocalEscolha = closed({
  id: positive(),
  rotulo: text({ description: 'O caminho.' }),
  codigo: text(),
  medido: flag({ description: 'Mede-se em centímetros: o que vai nele diz quanto ocupa.' }),
});

export type LocaisDoArquivoQuery = Static<typeof LocaisDoArquivoQuery>;
export const LocaisDoArquivoQuery = closed({
  superiorId: optional(
    positive({ title: 'Fica em', description: 'Os que ficam neste; sem ele, os que não ficam em nenhum.' }),
  ),
  q: optional(text({ maxLength: 100, description: 'Em toda a árvore, pelo código ou pelo caminho.' })),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type LocalDoArquivo = Static<typeof LocalDoArquivo>;
export const LocalDoArquivo = closed({
  id: positive(),
  codigo: text(),
  nome: text(),
  especie: text(),
  ativo: flag(),
  caminho: text(),
  locais: integer({ description: 'Quantos locais ficam nele.' }),
  itens: integer({ description: 'Quantos itens estão nele, e só nele.' }),
  itensComAbaixo: integer({ description: 'Nele e no que está abaixo dele.' }),
  capacidade: optional(integer()),
  medida: oneOf(['ITENS', 'CENTIMETROS']),
  ocupado: integer({ description: 'Na medida da capacidade.' }),
});

export type LocalAberto = Static<typeof LocalAberto>;
export const LocalAberto = closed({
  ...LocalDoArquivo.properties,
  acima: list(closed({ id: positive(), nome: text() }), { description: 'Do maior ao que o contém.' }),
  observacao: optional(text()),
  largura: optional(integer()),
  naoVistos: integer({ description: 'Itens que estão nele e que não são do alcance de quem lê.' }),
});

export type ItensDoLocalQuery = Static<typeof ItensDoLocalQuery>;
export const ItensDoLocalQuery = closed({
  abaixo: optional(
    oneOf(['sim'], { title: 'Com os locais abaixo', description: 'Também os que estão abaixo dele.' }),
  ),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type ItemGuardado = Static<typeof ItemGuardado>;
export const ItemGuardado = closed({
  id: positive(),
  tipo: integer(),
  rotulo: text(),
  assunto: text(),
  localId: positive(),
  local: text({ description: 'O caminho do local em que está.' }),
  desde: instant(),
  quem: optional(text()),
  espessura: optional(integer()),
  comOutra: optional(text({ description: 'A unidade que tem o conteúdo, quando não é a do arquivo.' })),
});

export type MoverLocalPedido = Static<typeof MoverLocalPedido>;
export const MoverLocalPedido = closed({
  superiorId: optional(positive({ title: 'Fica em', description: 'Sem ele, não fica em nenhum outro.' })),
});

const idsOf = (title: string) => text({ title, pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' });

export type EtiquetasDaGuardaQuery = Static<typeof EtiquetasDaGuardaQuery>;
export const EtiquetasDaGuardaQuery = closed({
  locais: optional(idsOf('Locais')),
  itens: optional(idsOf('Itens')),
  folha: FolhaEtiquetas,
  inicio: optional(positive({ description: 'A primeira etiqueta ainda por usar da folha.', maximum: 24 })),
});
