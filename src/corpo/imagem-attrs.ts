/** What the body keeps of a picture. */
export interface ImagemAttrs {
  readonly arquivo: string;
  readonly alt: string | null;
  readonly decorativa: boolean | null;
  /** Share of the width of the text, in per cent; null: its own size. */
  readonly width: number | null;
  /** What stands below it after `Figura 1`. */
  readonly legenda: string | null;
  readonly textAlign: 'left' | 'center' | 'right' | null;
}

/** A picture that can be printed: described, or declared decorative. */
export const isDescrita = ({ alt, decorativa }: Pick<ImagemAttrs, 'alt' | 'decorativa'>): boolean =>
  decorativa === true || (alt ?? '').trim() !== '';
