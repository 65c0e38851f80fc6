import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { AppError } from '#schemas/app-error.ts';
import { listenChanges } from '#server/base/db/listen-changes.ts';
import { isUnavailable } from '#server/base/db/unavailable.ts';
import { LiveStream, type Listening } from './live-stream.ts';

/** Where the database tells whose notices changed and which session ended. */
const channel = 'malote_aviso';
/** Milliseconds between signs of life, and how many of them pass until a session is looked at again without a reason. */
const beatEvery = 20_000;
const beatsToLook = 3;
/** Streams of one person in one process; the oldest gives way. */
export const mostOfPerson = 6;
/** Streams that are told at once: whoever asks for something meanwhile finds connections free. */
const mostAtOnce = 3;

/** The answers that stay open to tell news, in one process. */
export class LiveStreams {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #streams = new Set<LiveStream>();
  readonly #waiting = new Set<LiveStream>();
  readonly #busy = new Set<LiveStream>();
  readonly #beating: NodeJS.Timeout;
  #beats = 0;
  #stopListening: (() => Promise<void>) | undefined;

  private constructor(log: Pick<FastifyBaseLogger, 'error'>) {
    this.#log = log;
    this.#beating = setInterval(() => this.#beat(), beatEvery).unref();
  }

  static async open(database: ClientConfig, log: Pick<FastifyBaseLogger, 'error'>): Promise<LiveStreams> {
    const streams = new LiveStreams(log);
    streams.#stopListening = await listenChanges(
      database,
      channel,
      (said) => streams.#hear(said),
      (error) => log.error({ err: error }, 'a escuta de avisos caiu'),
    );
    return streams;
  }

  /** How many are listening. */
  get open(): number {
    return this.#streams.size;
  }

  /** Opens a stream; what there is to tell at first is told at once. */
  add(listening: Listening): Readable {
    const same = [...this.#streams].filter((one) => one.listening.pessoaId === listening.pessoaId);
    if (same.length >= mostOfPerson) same[0]?.end('excesso');
    const stream = new LiveStream(listening);
    this.#streams.add(stream);
    stream.content.once('close', () => {
      this.#streams.delete(stream);
      this.#waiting.delete(stream);
    });
    this.#ask([stream]);
    return stream.content;
  }

  /** Ends them all; who listens comes back when a server answers. */
  endAll(): void {
    for (const stream of this.#streams) stream.end();
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.endAll();
    await this.#stopListening?.();
  }

  /** @param said nothing after the connection was lost: anybody may have missed something */
  #hear(said: string | undefined): void {
    const [kind, list = ''] = said?.split(':') ?? [];
    const ids = new Set(list.split(',').map(Number));
    this.#ask(
      [...this.#streams].filter(
        ({ listening: { usuarioId, sessaoId } }) =>
          said === undefined || ids.has(kind === 'sessao' ? sessaoId : usuarioId),
      ),
    );
  }

  #beat(): void {
    this.#beats += 1;
    for (const stream of this.#streams) stream.beat();
    if (this.#beats % beatsToLook === 0) this.#ask([...this.#streams]);
  }

  #ask(streams: readonly LiveStream[]): void {
    for (const stream of streams) this.#waiting.add(stream);
    this.#work();
  }

  /** A stream that is being told waits for its turn again: what came meanwhile is told after. */
  #work(): void {
    for (const stream of this.#waiting) {
      if (this.#busy.size >= mostAtOnce) return;
      if (this.#busy.has(stream)) continue;
      this.#waiting.delete(stream);
      this.#busy.add(stream);
      void this.#tell(stream).finally(() => {
        this.#busy.delete(stream);
        this.#work();
      });
    }
  }

  async #tell(stream: LiveStream): Promise<void> {
    if (stream.over) return;
    try {
      const news = await stream.compose();
      if (news !== undefined) stream.tell(news);
    } catch (error) {
      // With the database away nobody knows more: who listens goes on listening, and is told when it is back.
      if (isUnavailable(error)) return;
      if (!(error instanceof AppError)) this.#log.error({ err: error }, 'um aviso não pôde ser dito');
      stream.end(error instanceof AppError ? 'sessao' : undefined);
    }
  }
}
