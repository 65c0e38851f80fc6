/** Why a PDF is no form that can be filled here; told to people by `formulario.pdf`. */
export type FormProblem =
  'invalido' | 'protegido' | 'vazio' | 'paginas' | 'xfa' | 'semCampos' | 'assinado' | 'demorou' | 'memoria';

/** A file that is filled neither now nor ever. */
export class Unfillable extends Error {
  constructor(
    readonly problem: FormProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** A stretch of a page, in parts of its width and height as it is shown, from the upper left. */
interface FormPlace {
  /** The first page is 1. */
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
  /** Of one button of a choice, what it stands for. */
  readonly valor?: string;
}

interface FormOption {
  readonly valor: string;
  readonly rotulo: string;
}

/** A field of an AcroForm, as ISO 32000-2, 12.7 has it. */
export interface FormField {
  /** With the names above it. */
  readonly nome: string;
  readonly tipo: 'texto' | 'multilinha' | 'caixa' | 'opcao' | 'lista' | 'combo' | 'assinatura' | 'botao';
  /** What people may call it: what the file says of it, or what is printed beside it. */
  readonly rotulo: string;
  readonly obrigatorio: boolean;
  readonly soLeitura: boolean;
  readonly tamanhoMaximo?: number;
  /** A cell for each letter. */
  readonly pente?: true;
  readonly opcoes?: readonly FormOption[];
  readonly multipla?: true;
  readonly lugares: readonly FormPlace[];
}

export interface FormDescription {
  /** In points, as they are shown. */
  readonly paginas: readonly { readonly largura: number; readonly altura: number }[];
  /** In the order in which they are read. */
  readonly campos: readonly FormField[];
}

/** What is written in a field; of a box, whether it is marked. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** Words of a page, where they are. */
export interface PlacedText extends FormPlace {
  readonly texto: string;
}

/** A page as a picture, with its words. */
export interface DrawnPage {
  /** In points, as it is shown. */
  readonly largura: number;
  readonly altura: number;
  /** PNG. */
  readonly imagem: Uint8Array;
  readonly textos: readonly PlacedText[];
}

/** What the process that opens forms is asked for. */
export type FormRequest =
  | { readonly kind: 'ler'; readonly content: Uint8Array }
  | { readonly kind: 'limpar'; readonly content: Uint8Array }
  /** Without values it is drawn as it was filled before. */
  | { readonly kind: 'preencher'; readonly content: Uint8Array; readonly valores: FormValues | undefined };

/** What it answers. */
export type FormAnswer =
  | { readonly kind: 'descricao'; readonly descricao: FormDescription }
  /** The same file with what was written in it, and without whatever it would run. */
  | {
      readonly kind: 'preenchido';
      readonly content: Uint8Array;
      /** Fields whose text is not seen whole, however small its letters. */
      readonly transbordam: readonly string[];
    }
  | { readonly kind: 'pagina'; readonly pagina: DrawnPage };
