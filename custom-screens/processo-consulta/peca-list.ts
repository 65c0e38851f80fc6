import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca, VolumeProcesso } from '#schemas/shapes/processo-pecas.ts';
import { matchesText } from '#src/ui/matches-text.ts';

/** Pieces under one heading, in order. */
export interface PecaGroup {
  readonly key: string;
  /** Absent where the pieces are the reserved ones, which have no volume of their own. */
  readonly volume?: VolumeProcesso;
  readonly pecas: readonly Peca[];
}

interface PecaFilter {
  readonly words: string;
  readonly unreadOnly: boolean;
  /** The content that is being read: it stays where it is, also when it was read. */
  readonly reading?: number | undefined;
}

/** A piece that has something to read: joined, and within reach. */
export const isReadable = (peca: Peca): boolean => peca.situacao === 'JUNTADA' && peca.conteudo !== undefined;

const fits = (peca: Peca, { words, unreadOnly, reading }: PecaFilter): boolean => {
  const { conteudo, rotulo, saida } = peca;
  if (unreadOnly && (conteudo === undefined || (conteudo.lido && conteudo.id !== reading))) return false;
  const said = [rotulo, conteudo?.numero, conteudo?.tipoDocumento, conteudo?.assunto, saida?.motivo];
  return words.trim() === '' || matchesText(said.filter((part) => part !== undefined).join(' '), words);
};

/** The pieces by volume, the reserved ones last; what the filter leaves empty is not shown. */
export const groupPecas = (
  { pecas, volumes }: Pick<Processo, 'pecas' | 'volumes'>,
  filter: PecaFilter,
): readonly PecaGroup[] => {
  const shown = pecas.filter((peca) => fits(peca, filter));
  const ofVolumes = volumes.map((volume) => ({
    key: `volume-${volume.numero}`,
    volume,
    pecas: shown.filter((peca) => !peca.reservada && peca.volume === volume.numero),
  }));
  const reserved = { key: 'reservadas', pecas: shown.filter(({ reservada }) => reservada) };
  return [...ofVolumes, reserved].filter((group) => group.pecas.length > 0);
};

export interface Neighbours {
  readonly before: Peca | undefined;
  readonly after: Peca | undefined;
  /** From 1, among what can be read. */
  readonly position: number;
  readonly total: number;
}

/** What is read before and after a piece, by the content that it is. */
export const neighboursOf = (pecas: readonly Peca[], id: number | undefined): Neighbours => {
  const readable = pecas.filter(isReadable);
  const at = readable.findIndex(({ conteudo }) => conteudo?.id === id);
  return {
    before: at > 0 ? readable[at - 1] : undefined,
    after: at < 0 ? undefined : readable[at + 1],
    position: at + 1,
    total: readable.length,
  };
};

/** What the address asks to read, else the first piece not read, else the first. */
export const pecaToRead = (pecas: readonly Peca[], asked: number | undefined): Peca | undefined => {
  const readable = pecas.filter(isReadable);
  return (
    readable.find(({ conteudo }) => conteudo?.id === asked) ??
    readable.find(({ conteudo }) => conteudo?.lido === false) ??
    readable[0]
  );
};
