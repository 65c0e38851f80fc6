import { mostItems } from '#schemas/lote.ts';
import { ConteudoAberto, NivelAcesso, Pessoa, ResultadoItem, Rotulo, Sigilo } from './conteudo.ts';
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

export type SobreDossie = Static<typeof SobreDossie>;
export const SobreDossie = oneOf(['PESSOA', 'LUGAR', 'PROPRIEDADE', 'PROJETO'], {
  description: 'De quem, ou de que, é o dossiê.',
});

export type TipoDossieCombo = Static<typeof TipoDossieCombo>;
export const TipoDossieCombo = closed({
  id: positive(),
  nome: text(),
  sigla: text(),
  descricao: text(),
  sobre: SobreDossie,
  assuntoClasse: optional(Rotulo),
  nivelAcesso: NivelAcesso,
  hipoteseLegal: optional(text()),
});

export type SituacaoPeca = Static<typeof SituacaoPeca>;
export const SituacaoPeca = oneOf(['VALE', 'VENCE', 'VENCIDA'], {
  description: 'Vale; deixa de valer nos próximos 30 dias; deixou de valer.',
});

export type PecaEsperada = Static<typeof PecaEsperada>;
export const PecaEsperada = closed({
  id: positive(),
  nome: text(),
  obrigatoria: flag(),
  validadeMeses: optional(positive()),
  tipos: list(text(), { description: 'Os tipos que servem; nenhum: qualquer conteúdo.' }),
  situacao: oneOf(['PRESENTE', 'VENCE', 'VENCIDA', 'FALTA', 'SEM'], {
    description:
      'Presente; presente, e vence nos próximos 30 dias; vencida; falta, se é obrigatória; sem ela, se não é. Do que alcança quem lê.',
  }),
  validade: optional(day()),
  ordem: optional(positive({ description: 'A peça que a cumpre.' })),
});

export type DossiePeca = Static<typeof DossiePeca>;
export const DossiePeca = closed({
  id: positive(),
  ordem: positive(),
  volume: positive(),
  conteudo: optional(
    closed(
      {
        id: positive(),
        tipo: integer(),
        rotulo: text({ description: 'O número ou, do que ainda não o tem, o tipo.' }),
        assunto: text(),
        sigilo: Sigilo,
        nivelAcesso: NivelAcesso,
        classe: optional(text({ description: 'A classe dela mesma, ou a do dossiê.' })),
        guarda: optional(text({ description: 'Por quanto tempo se guarda, pela classe.' })),
        concluidoEm: optional(instant()),
      },
      { description: 'Ausente: uma peça que quem lê não alcança.' },
    ),
  ),
  esperada: optional(Rotulo),
  validade: optional(day()),
  situacao: SituacaoPeca,
  dadosPessoais: flag(),
  em: instant(),
  quem: optional(text()),
  saida: optional(closed({ em: instant(), quem: text(), motivo: text() })),
});

export type Dossie = Static<typeof Dossie>;
export const Dossie = closed(
  {
    ...ConteudoAberto.properties,
    autor: Pessoa,
    criadoEm: instant(),
    alteradoEm: instant(),
    interessados: list(Rotulo),
    assuntoClasse: optional(Rotulo),
    anexos: integer({ minimum: 0 }),
    comentarios: integer({ minimum: 0 }),
    tipoDossie: Rotulo,
    sobre: SobreDossie,
    nome: optional(text({ description: 'De quem, ou de que, quando não é um interessado.' })),
    identificador: optional(text()),
    observacoes: optional(text()),
    baseLegal: optional(text({ description: 'Por que a lei deixa guardar os dados pessoais que tem.' })),
    volume: positive({ description: 'O volume em que entram as peças novas.' }),
    pecas: list(DossiePeca, { description: 'As que se contam a quem lê, na ordem do índice.' }),
    esperadas: list(PecaEsperada),
  },
  { description: 'Um dossiê: tudo sobre uma pessoa, um lugar, uma propriedade ou um projeto.' },
);

const said = {
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
  interessadoId: optional(
    integer({ title: 'Interessado', description: 'De quem é o dossiê; 0: de nenhum.', minimum: 0 }),
  ),
  nome: optional(
    text({ title: 'Nome', description: 'De quem, ou de que, sem interessado.', maxLength: 200 }),
  ),
  identificador: optional(
    text({
      title: 'Identificador',
      description: 'Matrícula do imóvel, código do projeto, endereço.',
      maxLength: 100,
    }),
  ),
  assuntoClasseId: optional(
    integer({ title: 'Classificação', description: '0 retira a classificação.', minimum: 0 }),
  ),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
};

const Ids = list(positive(), { title: 'Peças', maxItems: mostItems, uniqueItems: true });

export type DossieNovo = Static<typeof DossieNovo>;
export const DossieNovo = closed({
  tipoDossieId: positive({ title: 'Tipo de dossiê' }),
  ...said,
  conteudoIds: optional(Ids),
});

export type DossieFeito = Static<typeof DossieFeito>;
export const DossieFeito = closed({
  id: positive(),
  numero: text(),
  resultados: list(ResultadoItem, { description: 'De cada um que se quis pôr.' }),
});

export type DossieSalvar = Static<typeof DossieSalvar>;
export const DossieSalvar = closed({ versao: positive({ maximum: 2147483647 }), ...said });

export type DossieIncluir = Static<typeof DossieIncluir>;
export const DossieIncluir = closed({
  conteudoIds: optional(Ids),
  codigos: optional(
    list(text({ minLength: 1, maxLength: 300 }), {
      title: 'Etiquetas',
      description: 'O que se leu de etiquetas, ou se escreveu: números de conteúdos.',
      minItems: 1,
      maxItems: mostItems,
    }),
  ),
  esperadaId: optional(positive({ title: 'Peça esperada', description: 'A que cumpre.' })),
});

export type DossiePecaMudar = Static<typeof DossiePecaMudar>;
export const DossiePecaMudar = closed({
  esperadaId: optional(integer({ title: 'Peça esperada', description: '0: nenhuma.', minimum: 0 })),
  validade: optional(text({ title: 'Vale até', description: 'Vazia: não vence.', maxLength: 10 })),
  dadosPessoais: optional(flag({ title: 'Tem dados pessoais' })),
});

export type DossiePecaRetirar = Static<typeof DossiePecaRetirar>;
export const DossiePecaRetirar = closed({ motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }) });

export type ItemDadosPessoais = Static<typeof ItemDadosPessoais>;
export const ItemDadosPessoais = closed({
  id: positive(),
  tipo: integer(),
  rotulo: text(),
  assunto: text(),
  unidade: text({ description: 'Onde está.' }),
  porque: list(oneOf(['INTERESSADO', 'DOSSIE', 'PECA']), {
    description: 'É interessada nele; é um dossiê dela; é peça de um dossiê dela, com dados pessoais.',
  }),
  fundamentos: list(text(), { description: 'Os fundamentos na LGPD dos dossiês em que está.' }),
  hipoteseLegal: optional(text()),
  classe: optional(text()),
  guarda: optional(text({ description: 'Por quanto tempo se guarda, pela classe.' })),
});

export type DadosPessoais = Static<typeof DadosPessoais>;
export const DadosPessoais = closed(
  {
    pessoa: closed({
      id: positive(),
      nome: text(),
      documento: optional(text({ description: 'CPF ou CNPJ.' })),
      cadastro: list(oneOf(['cpf', 'cnpj', 'email', 'telefone', 'endereco']), {
        description: 'O que o cadastro de interessados guarda dela.',
      }),
      contaExterna: flag({ description: 'Tem conta de acesso externo.' }),
      contaInterna: flag({ description: 'Trabalha na instituição.' }),
    }),
    itens: list(ItemDadosPessoais, { description: 'O que alcança quem pergunta, o mais novo antes.' }),
    haMais: flag({ description: 'Há mais do que um relatório conta.' }),
  },
  { description: 'O que se guarda de uma pessoa, e por quê.' },
);
