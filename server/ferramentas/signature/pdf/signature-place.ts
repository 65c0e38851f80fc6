/** Where the field of a signature is seen, in points from the corner below at the left of the page as it is shown. */
export interface SignaturePlace {
  /** The first page is 0. */
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}
