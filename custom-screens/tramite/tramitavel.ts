import type { ConteudoAberto, Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import type { LoteSolicitacoes } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Lote } from '#schemas/shapes/lote.ts';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import { text } from '#src/i18n/text.ts';
import { itemName } from '#src/conteudo/item-name.ts';

/** What the screen shows of a content that is being forwarded, whatever its kind. */
export interface Tramitavel {
  readonly conteudo: ConteudoAberto;
  /** How it is called in a sentence. */
  readonly nome: string;
  /** The name of its type. */
  readonly tipo: string;
  readonly autor: Pick<Pessoa, 'nome'>;
  readonly interessados: readonly Rotulo[];
  readonly assinantes: Documento['assinantes'];
  readonly paginas?: number | undefined;
  /** Of a lot, how many go in it. */
  readonly itens?: number;
  readonly pedeResposta?: Documento['pedeResposta'];
}

export const ofDocumento = (documento: Documento): Tramitavel => ({
  conteudo: documento,
  nome: itemName({ numero: documento.numero, tipoDocumento: documento.tipoDocumento.rotulo }),
  tipo: documento.tipoDocumento.rotulo,
  autor: documento.autor,
  interessados: documento.interessados,
  assinantes: documento.assinantes,
  paginas: documento.paginas,
  pedeResposta: documento.pedeResposta,
});

export const ofProcesso = (processo: Processo): Tramitavel => ({
  conteudo: processo,
  nome: itemName({ numero: processo.numero, tipoProcesso: processo.tipoProcesso.rotulo }),
  tipo: processo.tipoProcesso.rotulo,
  autor: processo.autor,
  interessados: processo.interessados,
  assinantes: [],
});

export const ofProtocolo = (protocolo: Protocolo): Tramitavel => ({
  conteudo: protocolo,
  nome: itemName({ numero: protocolo.numero, tipoDocumento: protocolo.tipoDocumento.rotulo }),
  tipo: protocolo.tipoDocumento.rotulo,
  autor: protocolo.autor,
  interessados: protocolo.interessados,
  assinantes: [],
  paginas: protocolo.arquivos.find(({ numero }) => numero === protocolo.arquivoAtual)?.paginas,
});

export const ofSolicitacao = ({ conteudo, numero, servico, nome }: Solicitacao): Tramitavel => ({
  conteudo,
  nome: numero,
  tipo: servico,
  autor: { nome },
  interessados: [],
  assinantes: [],
});

export const ofLote = (lote: Lote): Tramitavel => ({
  conteudo: lote,
  nome: lote.numero ?? lote.assunto,
  tipo: text('caixa.tipos.4'),
  autor: lote.autor,
  interessados: lote.interessados,
  assinantes: [],
  itens: lote.itens.filter(({ situacao }) => situacao === 'INCLUIDO').length,
});

export const ofLoteSolicitacoes = (lote: LoteSolicitacoes): Tramitavel => ({
  conteudo: lote,
  nome: lote.numero ?? lote.assunto,
  tipo: lote.servico.rotulo,
  autor: lote.autor,
  interessados: lote.interessados,
  assinantes: [],
});

export const ofDossie = (dossie: Dossie): Tramitavel => ({
  conteudo: dossie,
  nome: dossie.numero ?? dossie.assunto,
  tipo: dossie.tipoDossie.rotulo,
  autor: dossie.autor,
  interessados: dossie.interessados,
  assinantes: [],
});

export const ofPeca = (peca: PecaArquivo): Tramitavel => ({
  conteudo: peca,
  nome: peca.numero ?? peca.assunto,
  tipo: peca.tipoDocumento.rotulo,
  autor: peca.autor,
  interessados: peca.interessados,
  assinantes: [],
});
