import {
  closed,
  dictionary,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  orNull,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Acao } from './conteudo.ts';

export type ImportacaoEscolhas = Static<typeof ImportacaoEscolhas>;
export const ImportacaoEscolhas = closed(
  {
    mapa: optional(
      dictionary(orNull(text()), {
        description:
          'Campo que cada coluna do arquivo preenche; null deixa a coluna de fora. Sem mapa, cada coluna é reconhecida pelo título ou nome; com mapa, só as citadas entram.',
      }),
    ),
    chave: optional(
      text({
        description:
          'Campos únicos que reconhecem o registro, separados por vírgula, ou id. Sem chave, toda linha é um registro novo.',
        maxLength: 500,
      }),
    ),
  },
  { description: 'O que a pessoa escolhe ao importar: a parte payload do multipart, ao lado do arquivo.' },
);

export type ImportacaoColuna = Static<typeof ImportacaoColuna>;
export const ImportacaoColuna = closed(
  { coluna: text(), campo: optional(text()) },
  { description: 'Uma coluna do arquivo e o campo que ela preenche; sem campo, fica de fora.' },
);

export type ImportacaoProblema = Static<typeof ImportacaoProblema>;
export const ImportacaoProblema = closed(
  { linha: positive(), coluna: optional(text()), campo: optional(text()), mensagem: text() },
  {
    description:
      'O que foi recusado: a linha do arquivo (o cabeçalho é a 1), o título da coluna e o campo, quando são de um.',
  },
);

export type Importacao = Static<typeof Importacao>;
export const Importacao = closed(
  {
    id: positive(),
    registro: text(),
    simulada: flag({ description: 'Só conferiu; nada foi gravado.' }),
    situacao: oneOf(
      ['NA_FILA', 'EM_ANDAMENTO', 'CONCLUIDA', 'RECUSADA', 'INTERROMPIDA', 'DESFAZENDO', 'DESFEITA'],
      {
        description:
          'RECUSADA: havia erros e nada mudou. INTERROMPIDA: parou no meio e nada mudou. DESFAZENDO: em segundo plano; processadas conta o que já voltou, e uma recusa traz a situação CONCLUIDA de volta, com o motivo em erros.',
      },
    ),
    espera: optional(
      oneOf(['BANCO', 'VOLUME'], {
        description:
          'Na fila, o que está fora e ela espera que volte: o banco, ou o volume em que está o arquivo.',
      }),
    ),
    arquivo: text({ description: 'Nome do arquivo enviado.' }),
    formato: oneOf(['csv', 'xlsx']),
    chave: optional(text()),
    linhas: integer({ description: 'Linhas com dados no arquivo.', minimum: 0 }),
    processadas: integer({ minimum: 0 }),
    incluir: integer({ minimum: 0 }),
    alterar: integer({ minimum: 0 }),
    semMudanca: integer({ minimum: 0 }),
    comErro: integer({ description: 'Linhas com erro.', minimum: 0 }),
    erros: list(ImportacaoProblema, { description: 'Os primeiros 1.000, na ordem das linhas.' }),
    totalErros: integer({ minimum: 0 }),
    colunas: list(ImportacaoColuna),
    criadaEm: instant(),
    criadaPor: optional(text({ description: 'Nome de quem enviou o arquivo.' })),
    iniciadaEm: optional(instant()),
    terminadaEm: optional(instant()),
    desfeitaEm: optional(instant()),
    acoes: list(Acao, {
      description:
        'desfazer, e por que não, quando não se pode; cancelar, enquanto espera na fila; baixarErradas, a quem enviou, quando há linhas com erro, e por que não, quando o arquivo já não se guarda.',
    }),
  },
  { description: 'Uma carga: o que ela faz, ou faria, e como está. Uma carga com erros não muda nada.' },
);

export type ImportacaoAlterados = Static<typeof ImportacaoAlterados>;
export const ImportacaoAlterados = closed(
  {
    registros: list(closed({ id: integer(), linha: integer(), rotulo: optional(text()), motivo: text() })),
    total: integer(),
  },
  {
    description:
      'Conteúdo do erro que recusa desfazer: os registros da carga que mudaram, saíram ou passaram a ser usados depois dela (os primeiros 100).',
  },
);

export type RegistroRestauracao = Static<typeof RegistroRestauracao>;
export const RegistroRestauracao = closed(
  { versao: positive(), versaoAtual: positive() },
  { description: 'A versão do histórico a que o registro volta e a versão que a pessoa leu.' },
);
