/** Something that was done to a file after it was signed, and is not what a further signature does. */
export interface LaterChange {
  readonly o:
    | 'pagina'
    | 'objeto'
    | 'catalogo'
    | 'formulario'
    | 'anotacao'
    | 'acao'
    | 'camada'
    | 'cifra'
    | 'apagado'
    | 'campoVazio'
    | 'assinaturaNaoConferida'
    | 'leitura'
    | 'desconhecido'
    | 'escondido'
    | 'forma'
    | 'sobra'
    | 'ilegivel'
    | 'preenchido'
    | 'anotado'
    | 'campoTravado'
    | 'proibido';
  /** Number of the object. */
  readonly objeto?: number;
  /** The field that was filled or signed. */
  readonly campo?: string;
  /** The signature that permits it or forbids it, the first of the file being 1. */
  readonly por?: number;
}

/** What is not seen on any page, and tells nothing of what was signed. */
export type UnseenChange =
  | 'propriedades'
  | 'metadados'
  | 'estrutura'
  | 'recursos'
  | 'aparenciaPadrao'
  | 'camposTravados'
  | 'dadosDePrograma'
  | 'permissoes'
  | 'numeroReaproveitado';

/** Nobody can say from these that what is shown is another thing, or it was permitted: they are told, and not judged. */
const notJudged: ReadonlySet<string> = new Set<LaterChange['o']>([
  'campoVazio',
  'assinaturaNaoConferida',
  'leitura',
  'desconhecido',
  'escondido',
  'forma',
  'sobra',
  'ilegivel',
  'preenchido',
  'anotado',
]);

/** What who signed permitted: it is told, because it may show another thing than was signed. */
export const isPermitted = ({ o }: { readonly o: string }): boolean => o === 'preenchido' || o === 'anotado';

export const isJudged = ({ o }: { readonly o: string }): boolean => !notJudged.has(o);
