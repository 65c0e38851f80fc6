// How the guides of docs/guia travel: bin/guides.mjs reads them so.

/** A piece of a line: words, words that stand out, or the words of a code or of a link. */
export type Inline =
  | string
  | { readonly b: readonly Inline[] }
  | { readonly i: readonly Inline[] }
  | { readonly code: string }
  | { readonly to: string; readonly of: readonly Inline[] };

export type Block =
  | { readonly kind: 'p' | 'h'; readonly of: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** What stands under one heading of a guide. */
export interface Section {
  readonly title: string;
  /** Addresses of the screens that it explains, with their parameters; absent where it says nothing of them. */
  readonly telas?: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Guide {
  /** Name of the file: `quem-usa`. */
  readonly name: string;
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
