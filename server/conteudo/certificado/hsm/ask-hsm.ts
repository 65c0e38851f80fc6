import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { ApartLine } from '#server/ferramentas/apart/apart-line.ts';
import { ApartFailed } from '#server/ferramentas/apart/child.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { HsmAnswered, HsmAsked, HsmCertificate, HsmFailed, HsmTrouble } from './hsm-asked.ts';
import type { Hsm } from './hsms.ts';
import { doubtPin, isPinRefused, keepRefusedPin, provePin, withPin } from './refused-pins.ts';

type At = Pick<Ctx, 'ports'>;

/** Why nothing came of an HSM, in words for people. */
export const hsmProblem = (
  why: HsmTrouble | 'semResposta' | 'pinRecusado' | 'outroCertificado' | 'fora',
  { nome, particao }: Pick<Hsm, 'nome' | 'particao'>,
  cause?: unknown,
): AppError =>
  new AppError(
    'transicaoNaoPermitida',
    { motivo: mensagem(`certificado.hsm.${why}`, { hsm: nome, particao }) },
    { cause },
  );

/** For the process and the module to begin in a busy machine. */
const startLimit = 30_000;

/** A PIN that was refused is not tried again: an HSM closes itself after a few. */
const pinTroubles: ReadonlySet<HsmTrouble> = new Set(['pinErrado', 'pinUltima', 'pinBloqueado']);

/**
 * The HSM of the installation. The module of its maker runs in a process of its own: one that hangs or brings its process down
 * leaves the server as it was, and who asked is told.
 */
class HsmLine {
  readonly #module: string;
  readonly #line: ApartLine<HsmAsked, HsmAnswered>;

  constructor(module: string, variables: readonly string[]) {
    this.#module = module;
    this.#line = new ApartLine(new URL('./hsm-worker.ts', import.meta.url), {
      megabytes: 512,
      pageLimit: startLimit,
      variables,
    });
  }

  /** The certificates under an alias, as the partition shows them. */
  async certificates(at: At, hsm: Hsm, alias: string): Promise<readonly HsmCertificate[]> {
    const answer = await this.#ask(at, hsm, { kind: 'certificados', where: this.#where(hsm), alias });
    return answer?.kind === 'certificados' ? answer.certificados : [];
  }

  /** How many certificates it has, once its PIN opened it. */
  async test(at: At, hsm: Hsm): Promise<number> {
    const answer = await this.#ask(at, hsm, { kind: 'testar', where: this.#where(hsm) });
    return answer?.kind === 'testado' ? answer.certificados : 0;
  }

  /** The values of the key of a certificate, in the order of what is signed. */
  async sign(
    at: At,
    hsm: Hsm,
    alias: string,
    der: Uint8Array,
    contents: readonly Uint8Array[],
  ): Promise<readonly Uint8Array[]> {
    const asked = { kind: 'assinar', where: this.#where(hsm), alias, der, contents } as const;
    const answer = await this.#ask(at, hsm, asked, Math.ceil(contents.length / hsm.porVez));
    return answer?.kind === 'valores' ? answer.valores : [];
  }

  #where({ particao, pin }: Hsm): { module: string; particao: string; pin: string | undefined } {
    return { module: this.#module, particao, pin };
  }

  #ask(at: At, hsm: Hsm, asked: HsmAsked, times = 1): Promise<HsmAnswered> {
    return withPin(at, hsm, (db) => this.#askNow(at, db, hsm, asked, times));
  }

  async #askNow(at: At, db: Database, hsm: Hsm, asked: HsmAsked, times: number): Promise<HsmAnswered> {
    if (await isPinRefused(at, db, hsm)) throw hsmProblem('pinRecusado', hsm);
    try {
      // the seconds of the HSM are not those that the process takes to begin
      await this.#line.ask({ kind: 'inicio' }, startLimit);
      const answer = await this.#line.ask(asked, times * hsm.segundos * 1000);
      // certificates show without a PIN
      if (asked.kind !== 'certificados') provePin(at, hsm);
      return answer;
    } catch (error) {
      if (error instanceof ApartEnded) throw hsmProblem('semResposta', hsm, error);
      if (!(error instanceof ApartFailed) || error.data === undefined) throw error;
      const { why } = error.data as HsmFailed;
      if (pinTroubles.has(why)) {
        doubtPin(at, hsm);
        await keepRefusedPin(at, db, hsm);
      }
      throw hsmProblem(why, hsm, error);
    }
  }
}

const lines = new Map<string, HsmLine>();

/** What speaks with the module of the installation, one for the whole server. */
export const hsmLine = ({ hsmModule, hsmVariables }: At['ports']['config'], hsm: Hsm): HsmLine => {
  if (hsmModule === undefined) throw hsmProblem('semModulo', hsm);
  // with other settings it is another module
  const key = [hsmModule, ...hsmVariables.map((name) => `${name}=${process.env[name] ?? ''}`)].join('\n');
  const line = lines.get(key) ?? new HsmLine(hsmModule, hsmVariables);
  lines.set(key, line);
  return line;
};
