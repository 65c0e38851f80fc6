/** What a screen asks of the text. Each answer says whether the place was found. */
export interface CorpoHandle {
  readonly focusText: () => void;
  /** Goes to a marker or to a place of signature. */
  readonly focusMarcador: (chave: string) => boolean;
  readonly focusNextVazio: () => boolean;
  /** Goes to what keeps the text from being printed, by the code and the words of the server. */
  readonly focusProblem: (problem: { readonly codigo: string; readonly texto: string }) => boolean;
}
