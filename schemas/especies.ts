import { escopoPesquisa, tipoConteudo } from './enums.ts';
import type { CaixaQuery } from './shapes/caixa.ts';
import type { CasoDeUsoPesquisa } from './shapes/filtro-pesquisa.ts';
import type { ColunaPesquisa } from './shapes/pesquisa.ts';

/** What server and client know of a kind of content. */
export interface EspecieComum {
  /** `Conteudo.tipo`. */
  readonly tipo: number;
  /** The folder of its screens, in the client's addresses. */
  readonly pasta: string;
  /** How the inbox, the search of the header and the advanced one name it. */
  readonly filtro: NonNullable<CaixaQuery['especie']>;
  readonly escopo?: number;
  /** The use case of a saved search that is about it alone. */
  readonly caso?: CasoDeUsoPesquisa;
  /** The column of a search that shows its number. */
  readonly coluna: Extract<ColunaPesquisa, `numero${string}`>;
  /** It came from outside the institution; everything else was born in it. */
  readonly deOrigemExterna: boolean;
}

export const especies = {
  documento: {
    tipo: tipoConteudo.documento,
    pasta: 'documento',
    filtro: 'documento',
    escopo: escopoPesquisa.documento,
    caso: 'Documento',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  processo: {
    tipo: tipoConteudo.processo,
    pasta: 'processo',
    filtro: 'processo',
    escopo: escopoPesquisa.processo,
    caso: 'Processo',
    coluna: 'numeroProcesso',
    deOrigemExterna: false,
  },
  protocolo: {
    tipo: tipoConteudo.arquivoDigital,
    pasta: 'protocolo',
    filtro: 'protocolo',
    escopo: escopoPesquisa.protocolo,
    caso: 'Protocolo',
    coluna: 'numeroProtocolo',
    deOrigemExterna: true,
  },
  lote: {
    tipo: tipoConteudo.lote,
    pasta: 'lote',
    filtro: 'lote',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  dossie: {
    tipo: tipoConteudo.dossie,
    pasta: 'dossie',
    filtro: 'dossie',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  peca: {
    tipo: tipoConteudo.peca,
    pasta: 'peca',
    filtro: 'peca',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  formulario: {
    tipo: tipoConteudo.formularioPdf,
    pasta: 'formulario',
    filtro: 'formulario',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  loteSolicitacoes: {
    tipo: tipoConteudo.loteSolicitacaoServico,
    pasta: 'lote-solicitacoes',
    filtro: 'loteSolicitacoes',
    coluna: 'numeroDocumento',
    deOrigemExterna: false,
  },
  solicitacao: {
    tipo: tipoConteudo.solicitacaoServico,
    pasta: 'caixa-central/protocolo-externo',
    filtro: 'solicitacao',
    escopo: escopoPesquisa.protocoloExterno,
    caso: 'ProtocoloExterno',
    coluna: 'numeroProtocolo',
    deOrigemExterna: true,
  },
} as const satisfies Readonly<Record<string, EspecieComum>>;

export const todasEspecies: readonly EspecieComum[] = Object.values(especies);

/** The kind of a content; what has no screens of its own is read with the documents. */
export const especieDe = (tipo: number): EspecieComum =>
  todasEspecies.find((especie) => especie.tipo === tipo) ?? especies.documento;
