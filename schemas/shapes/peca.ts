import { ConteudoAberto, NivelAcesso, Pessoa, Rotulo, Sigilo } from './conteudo.ts';
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

export type SuportePeca = Static<typeof SuportePeca>;
export const SuportePeca = oneOf(['DIGITAL', 'FISICO'], {
  title: 'Suporte',
  description: 'Um arquivo; ou papel, ou coisa, que está guardado em um lugar, com um arquivo dele ou não.',
});

export type OrigemPeca = Static<typeof OrigemPeca>;
export const OrigemPeca = oneOf(['NATO_DIGITAL', 'ORIGINAL', 'COPIA_AUTENTICADA', 'COPIA_SIMPLES'], {
  title: 'Origem',
  description: 'Nasceu digital; ou veio de um papel: o original, uma cópia autenticada ou uma cópia simples.',
});

export type FormaDaPeca = Static<typeof FormaDaPeca>;
export const FormaDaPeca = oneOf(
  ['pdf', 'imagem', 'audio', 'video', 'texto', 'planilha', 'mensagem', 'pacote', 'mapa', 'desenho', 'outra'],
  { description: 'Como a página a mostra.' },
);

export type ArquivoDaPeca = Static<typeof ArquivoDaPeca>;
export const ArquivoDaPeca = closed({
  anexoId: positive({ description: 'Pelo qual se assina, quando não é PDF.' }),
  nome: text(),
  tipo: text(),
  tamanho: integer({ minimum: 0 }),
  sha256: text({ description: 'Do arquivo como veio.' }),
  forma: FormaDaPeca,
  paginas: optional(integer({ minimum: 1, description: 'Das que o programa contou.' })),
  assinaturas: list(closed({ nome: text(), em: instant() })),
  assinavel: flag({ description: 'Quem lê pode assinar, ou ver as assinaturas.' }),
});

export type PecaArquivo = Static<typeof PecaArquivo>;
export const PecaArquivo = closed(
  {
    ...ConteudoAberto.properties,
    autor: Pessoa,
    criadoEm: instant(),
    alteradoEm: instant(),
    interessados: list(Rotulo),
    assuntoClasse: optional(Rotulo),
    anexos: integer({ minimum: 0 }),
    comentarios: integer({ minimum: 0 }),
    tipoDocumento: Rotulo,
    suporte: SuportePeca,
    origem: OrigemPeca,
    autorPeca: optional(text({ description: 'Quem fez o que está nela.' })),
    localFisico: optional(text()),
    observacoes: optional(text()),
    transcricao: optional(text()),
    arquivo: optional(ArquivoDaPeca),
    conferencia: optional(closed({ em: instant(), por: text() })),
    junta: optional(
      closed(
        { id: positive(), tipo: integer(), rotulo: text(), peca: text() },
        { description: 'O processo em que está, e o número dela nele.' },
      ),
    ),
  },
  { description: 'Uma peça: um arquivo, ou um papel, que não foi um documento antes.' },
);

const said = {
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
  tipoDocumentoId: positive({ title: 'Tipo de peça' }),
  suporte: annotated(SuportePeca, { title: 'Suporte' }),
  origem: annotated(OrigemPeca, { title: 'Origem' }),
  autorPeca: optional(text({ title: 'Autor', maxLength: 200 })),
  localFisico: optional(text({ title: 'Onde está', maxLength: 300 })),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
};

export type PecaNova = Static<typeof PecaNova>;
export const PecaNova = closed({
  destinoId: positive({ title: 'Junta-se a', description: 'O processo, o dossiê ou o lote.' }),
  arquivoId: optional(text({ title: 'Arquivo', description: 'O que se enviou em partes.', maxLength: 36 })),
  esperadaId: optional(positive({ title: 'Peça esperada', description: 'Em um dossiê, a que cumpre.' })),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  ...said,
});

export type PecaFeita = Static<typeof PecaFeita>;
export const PecaFeita = closed({
  id: positive(),
  numero: text(),
  peca: optional(text({ description: 'O número dela no processo.' })),
});

export type PecaSalvar = Static<typeof PecaSalvar>;
export const PecaSalvar = closed({
  versao: positive({ maximum: 2147483647 }),
  ...said,
  transcricao: optional(text({ title: 'Transcrição', maxLength: 400000 })),
});

export type PassePeca = Static<typeof PassePeca>;
export const PassePeca = closed({
  passe: text({ description: 'Vale por umas horas, enquanto vale a sessão.' }),
});

export type PassePecaQuery = Static<typeof PassePecaQuery>;
export const PassePecaQuery = closed({ passe: text({ title: 'Passe', minLength: 1, maxLength: 2000 }) });

export type PartePeca = Static<typeof PartePeca>;
export const PartePeca = closed({
  caminho: text({ description: 'Onde está, dentro do pacote ou da mensagem.' }),
  tamanho: integer({ minimum: 0 }),
});

export type MensagemPeca = Static<typeof MensagemPeca>;
export const MensagemPeca = closed({
  de: text(),
  para: text(),
  copia: optional(text()),
  assunto: text(),
  data: optional(instant()),
  texto: text({ description: 'Só o texto: nada dela se executa, nem se busca fora.' }),
});

export type DentroDaPeca = Static<typeof DentroDaPeca>;
export const DentroDaPeca = closed(
  {
    partes: list(PartePeca, { description: 'De um pacote, os arquivos; de uma mensagem, os anexos.' }),
    haMais: flag({ description: 'Há mais do que se conta.' }),
    mensagem: optional(MensagemPeca),
    linhas: optional(
      list(list(text()), { description: 'De uma planilha, as primeiras linhas da primeira folha.' }),
    ),
    motivo: optional(text({ description: 'Por que não se abriu.' })),
  },
  { description: 'O que há dentro do arquivo de uma peça, lido à parte.' },
);

export type ParteEmPeca = Static<typeof ParteEmPeca>;
export const ParteEmPeca = closed({
  caminho: text({ title: 'Arquivo', minLength: 1, maxLength: 2000 }),
  destinoId: positive({ title: 'Junta-se a', description: 'O processo, o dossiê ou o lote.' }),
});
