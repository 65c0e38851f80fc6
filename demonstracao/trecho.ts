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
  | { readonly cabecalho: readonly string[]; readonly linhas: readonly (readonly string[])[] };
