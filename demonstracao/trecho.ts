import type { TipoDispositivo } from '#schemas/corpo/dispositivos.ts';

/**
 * A block that a person writes in a region of a document. A plain string is a paragraph; `**` around words makes
 * them bold and `//` italic; dates in braces are filled by the clock (`Relogio.situar`).
 */
export type Trecho =
  | string
  | { readonly titulo: string }
  | { readonly lista: readonly string[] }
  | { readonly numerada: readonly string[] }
  | { readonly citacao: string }
  /** A part of a norm: its number comes from the order. */
  | { readonly dispositivo: TipoDispositivo; readonly texto: string }
  | { readonly cabecalho: readonly string[]; readonly linhas: readonly (readonly string[])[] };
