/** What the inbox is told of a screen that the server did not let the person into. */
export interface Refused {
  /** The name that the screen has for people. */
  readonly tela?: string;
  readonly motivo: string;
  /** Where the content may still be read. */
  readonly consulta?: string;
}
