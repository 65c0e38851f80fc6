import type { PageNames } from './lower-entrada.ts';
import type { PdfEntrada } from './pdf-entrada.ts';

/** What the model says of the page, under names of ours. */
export const pageFiles = ({
  timbre,
  logoEsquerda,
  logoDireita,
  codigoBarras,
}: NonNullable<PdfEntrada['pagina']>): {
  readonly shadow: ReadonlyMap<string, Uint8Array>;
  readonly names: PageNames;
} => {
  const shadow = new Map<string, Uint8Array>();
  const put = (name: string, bytes: Uint8Array | undefined): string | undefined => {
    if (bytes) shadow.set(name, bytes);
    return bytes && name;
  };
  const names = {
    fundo: put('timbre.svg', timbre),
    esquerda: put('logo-esquerda.png', logoEsquerda),
    direita: put('logo-direita.png', logoDireita),
    barras: put('barras.png', codigoBarras?.imagem),
  };
  return { shadow, names };
};
