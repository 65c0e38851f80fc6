import { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { OpenToken } from '#server/ferramentas/pkcs11/token-key.ts';
import { TokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import { certificatesIn, inSession, listTokens, type Token } from '#server/ferramentas/pkcs11/tokens.ts';
import type { HsmAnswered, HsmAsked, HsmTrouble, Partition } from './hsm-asked.ts';

/** What the partition does not have. */
export class PartitionProblem extends Error {
  constructor(readonly why: Extract<HsmTrouble, 'semParticao' | 'semCertificado'>) {
    super(why);
  }
}

/** Troubles of a PIN or of a key, which the module itself is not at fault for. */
const ofTheAsked: ReadonlySet<HsmTrouble> = new Set([
  'pinErrado',
  'pinUltima',
  'pinBloqueado',
  'pinVencido',
  'semPin',
  'semChave',
  'algoritmo',
]);

/** The module, kept loaded in the process of its own where this runs; what it is asked comes one at a time. */
export class HsmModule {
  #loaded: Cryptoki | undefined;

  /** @throws TokenProblem or PartitionProblem; after what is not of the PIN or of the key, the module begins again */
  async answer(asked: HsmAsked): Promise<HsmAnswered> {
    if (asked.kind === 'inicio') return undefined;
    try {
      this.#loaded ??= await Cryptoki.load(asked.where.module);
      return answerWith(this.#loaded, asked);
    } catch (error) {
      if (!(error instanceof TokenProblem && ofTheAsked.has(error.why))) this.#forget();
      throw error;
    }
  }

  /** A partition that came or came back shows only to a module that begins. */
  #forget(): void {
    this.#loaded?.finish();
    this.#loaded = undefined;
  }
}

const answerWith = (cryptoki: Cryptoki, asked: Exclude<HsmAsked, { kind: 'inicio' }>): HsmAnswered => {
  const { where } = asked;
  const token = listTokens(cryptoki).find(({ nome }) => nome === where.particao);
  if (!token) throw new PartitionProblem('semParticao');
  switch (asked.kind) {
    case 'certificados':
      return { kind: 'certificados', certificados: certificatesOf(cryptoki, token, where, asked.alias) };
    case 'testar':
      return opened(cryptoki, token, where, (open) => ({
        kind: 'testado',
        certificados: open.certificates().length,
      }));
    case 'assinar':
      return opened(cryptoki, token, where, (open) => {
        const der = Buffer.from(asked.der);
        const certificate = open
          .certificates()
          .find((one) => one.rotulo === asked.alias && one.der.equals(der));
        if (!certificate) throw new PartitionProblem('semCertificado');
        return { kind: 'valores', valores: asked.contents.map((one) => open.sign(certificate, one)) };
      });
  }
};

/** Those under an alias: as they show to anybody, or else to who has the PIN. */
const certificatesOf = (cryptoki: Cryptoki, token: Token, where: Partition, alias: string) => {
  const named = ({ rotulo }: { readonly rotulo: string }): boolean => rotulo === alias;
  const shown = inSession(cryptoki, token.slot, (session) => certificatesIn(cryptoki, session, token)).filter(
    named,
  );
  const found =
    shown.length > 0 || where.pin === undefined
      ? shown
      : opened(cryptoki, token, where, (open) => open.certificates().filter(named));
  return found.map(({ der, cadeia }) => ({ der, cadeia }));
};

const opened = <T>(cryptoki: Cryptoki, token: Token, { pin }: Partition, work: (open: OpenToken) => T): T => {
  // the last try is for who sees to the HSM, never for this
  if (token.pin === 'ultima') throw new TokenProblem('pinUltima');
  if (token.pin === 'bloqueado') throw new TokenProblem('pinBloqueado');
  const open = OpenToken.open(cryptoki, token, pin === undefined ? undefined : Buffer.from(pin));
  try {
    return work(open);
  } finally {
    open.close();
  }
};
