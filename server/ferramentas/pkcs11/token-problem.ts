/** Why a token did not do what was asked, in a word that people's texts are written for. */
export type TokenTrouble =
  /** What speaks with tokens is not installed on this machine. */
  | 'semBiblioteca'
  /** The module is not a file, or is none of PKCS#11. */
  | 'semModulo'
  | 'pinErrado'
  | 'pinUltima'
  | 'pinBloqueado'
  | 'pinVencido'
  | 'semPin'
  | 'cancelado'
  | 'removido'
  | 'semChave'
  | 'algoritmo'
  | 'outro';

/** What a token, or the module that speaks with it, refused. */
export class TokenProblem extends Error {
  constructor(
    readonly why: TokenTrouble,
    /** What the module answered. */
    readonly code?: number,
    options?: ErrorOptions,
  ) {
    super(code === undefined ? why : `${why} (0x${code.toString(16)})`, options);
  }
}

const troubles: Readonly<Record<number, TokenTrouble>> = {
  0x01: 'cancelado',
  0x03: 'removido',
  0x30: 'removido',
  0x32: 'removido',
  0x50: 'cancelado',
  0x60: 'semChave',
  0x70: 'algoritmo',
  0xa0: 'pinErrado',
  0xa1: 'pinErrado',
  0xa2: 'pinErrado',
  0xa3: 'pinVencido',
  0xa4: 'pinBloqueado',
  0xb0: 'removido',
  0xb3: 'removido',
  0xe0: 'removido',
  0xe1: 'removido',
  0x102: 'semPin',
};

/** What the value that a module answered means. */
export const tokenProblem = (code: number): TokenProblem => new TokenProblem(troubles[code] ?? 'outro', code);
