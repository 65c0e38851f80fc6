import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import type { ArquivoConferido, ConferenciaPedida } from '#schemas/shapes/conferencia.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';
import { KeptApart } from '#server/ferramentas/apart/kept-apart.ts';
import { NoTurn, Turns } from '#server/ferramentas/apart/turns.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { readTrustRows } from '../confianca/index.ts';
import { readWhole } from '../read-whole.ts';
import type { FileToCheck } from './check-file.ts';

interface Sent {
  readonly body: ConferenciaPedida;
  readonly file: MultipartFile | undefined;
}

/** How files are checked for those who come through one door: none of what it has is taken by the others. */
class Desk {
  readonly #readers: KeptApart<FileToCheck, ArquivoConferido>;

  constructor(
    /** Megabytes that a file may have at the most. */
    readonly megabytes: number,
    readonly turns: Turns,
    limits: ApartLimits,
    readonly late: 'demorou' | 'demorouFora',
  ) {
    // what somebody sends may ask for any time and memory: none of it is the server's
    this.#readers = new KeptApart(new URL('./check-worker.ts', import.meta.url), limits);
  }

  async check(who: string, { db, agora }: PublicCtx, { body, file }: Sent): Promise<ArquivoConferido> {
    if (!file) throw new AppError('requisicaoInvalida');
    const bytes = await readWhole(file, this.megabytes);
    try {
      return await this.turns.have(who, async () =>
        this.#judged({
          nome: file.filename.slice(0, 200),
          bytes,
          separada: body.separada === undefined ? undefined : Buffer.from(body.separada, 'base64'),
          trust: await readTrustRows(db),
          agora,
          zone: legalZone(),
        }),
      );
    } catch (error) {
      if (error instanceof NoTurn)
        throw new AppError(error.why === 'cheio' ? 'conferenciaCheia' : 'conferenciaEmAndamento');
      if (error instanceof ApartEnded) throw refuseField('arquivo', `certificado.arquivo.${this.late}`);
      throw error;
    }
  }

  async #judged(file: FileToCheck): Promise<ArquivoConferido> {
    for await (const one of this.#readers.items(file)) return one;
    throw new Error('the process answered nothing');
  }
}

const inside = new Desk(
  100,
  new Turns({ together: 2, waiting: 8, ownWaits: true }),
  { megabytes: 768, pageLimit: 30_000 },
  'demorou',
);

/** Few seconds, and one file at a time of each address: two of them are not to hold the page of all. */
const outside = new Desk(
  20,
  new Turns({ together: 2, waiting: 6, ownWaits: false }),
  { megabytes: 512, pageLimit: 6_000 },
  'demorouFora',
);

/** Judges the signatures of a file that somebody who works here sent; it is kept nowhere. */
export const checkSent = (ctx: Ctx, sent: Sent): Promise<ArquivoConferido> =>
  inside.check(String(atKeyboard(ctx.sessao)), ctx, sent);

/** The same, of what anybody sent. */
export const checkSentByAnybody = (ctx: PublicCtx, sent: Sent): Promise<ArquivoConferido> =>
  outside.check(ctx.endereco, ctx, sent);
