/** Why the file of a certificate was not opened. */
export class P12Problem extends Error {
  constructor(readonly why: 'senha' | 'formato' | 'semChave' | 'cifra') {
    super(why);
  }
}
