import type { Momento } from '../relogio.ts';

/** A document of the world that somebody who holds it lets anybody read. */
interface PublicacaoMundo {
  /** Key of the document. */
  readonly documento: string;
  readonly em: Momento;
  readonly quem: string;
}

/** What of the world is published; two are the last acts of stories that the world itself leaves open. */
export const publicacoes: readonly PublicacaoMundo[] = [
  { documento: 'portaria-comissao-avaliacao', em: '-14u 10:02', quem: 'nilza.campos' },
  { documento: 'edital-eliminacao', em: '-10u 09:30', quem: 'nilza.campos' },
  { documento: 'portaria-fiscal-contrato-61', em: '-4u 16:20', quem: 'helena.pires' },
];
