import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { inTransaction } from '#server/base/db/transaction.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { connectInside } from './look-inside.ts';

/** Enough for a kill to find one on its way, few enough for a test. */
export const mails = 60;
/** Milliseconds that the mail server takes over each. */
const slowness = 15;

/** Mails in the queue of an installation, and the mail server that takes them. */
export class ManyMails {
  readonly #server: SMTPServer;
  /** How often each was taken, by its number. */
  readonly #taken = new Map<number, number>();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) =>
        void text(stream).then(async (mail) => {
          const number = /^Subject: Queda (\d+)/m.exec(mail)?.[1];
          if (number !== undefined) this.#taken.set(Number(number), this.taken(Number(number)) + 1);
          await sleep(slowness);
          done();
        }),
    });
    // who sends dies
    this.#server.on('error', () => undefined);
  }

  static async open(): Promise<ManyMails> {
    const opened = new ManyMails();
    opened.#server.listen(0, '127.0.0.1');
    await once(opened.#server.server, 'listening');
    return opened;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  taken(number: number): number {
    return this.#taken.get(number) ?? 0;
  }

  async queue(dataDir: string): Promise<void> {
    const connection = await connectInside(dataDir);
    try {
      await inTransaction(connection.db, async (trx) => {
        for (let n = 0; n < mails; n++)
          await queueMail(trx, new Date(), {
            para: 'helena@vilaserena.exemplo',
            assunto: `Queda ${n}`,
            texto: 'O Ofício 12 chegou.',
          });
      });
    } finally {
      await connection.close();
    }
  }

  async untilTaken(count: number): Promise<void> {
    while (this.#taken.size < count) await sleep(10);
  }

  /** What became of each once none waits any more: sent, or in doubt. */
  async ended(dataDir: string): Promise<ReadonlyMap<number, 'sent' | 'doubt'>> {
    const connection = await connectInside(dataDir);
    try {
      for (;;) {
        const { rows } = await connection.pool.query<{ n: number; sent: boolean; doubt: boolean }>(
          `select substr(assunto, 7)::int as n, enviado_em is not null as sent, duvida_em is not null as doubt
           from correio where assunto like 'Queda %'`,
        );
        if (rows.every(({ sent, doubt }) => sent || doubt))
          return new Map(rows.map(({ n, sent }) => [n, sent ? 'sent' : 'doubt']));
        await sleep(100);
      }
    } finally {
      await connection.close();
    }
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
}
