/** How a draft stands towards the server. */
export type SaveState =
  | { readonly tipo: 'aberto' | 'porSalvar' | 'salvando' | 'recusado' }
  | { readonly tipo: 'salvo'; readonly em: string }
  /** No answer of the server; `copia`: this computer has the text. */
  | { readonly tipo: 'naoSalvo'; readonly copia: boolean }
  /** Changed elsewhere, or not ours to change any more. */
  | { readonly tipo: 'conflito' | 'impedido'; readonly motivo: string };
