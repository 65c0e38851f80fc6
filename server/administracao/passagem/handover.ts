/** One handing over, with the names that histories show. */
export interface Handover {
  readonly de: number;
  readonly para: number;
  readonly motivo: string;
  readonly nomes: { readonly de: string; readonly para: string };
}
