import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';

/** One event, as it travels: `text/event-stream` of the HTML standard. What is told is JSON, which has no line breaks. */
const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What is sent now and then so that nobody on the way takes the silence for an end. */
const beatText = ': \n\n';

/** Who listens to a stream, and what is told to them. */
export interface Listening {
  /** Whose news these are. */
  readonly usuarioId: number;
  readonly sessaoId: number;
  /** Who sits there: the number of streams is limited by this. */
  readonly pessoaId: number;
  /** Name of the events. */
  readonly event: string;
  /**
   * What to tell now, through the eyes of now; undefined where there is nothing new. An `AppError` means that this session
   * hears no more.
   */
  readonly compose: () => Promise<unknown>;
}

/** Why a stream ends, told to who listens: whether listening again at once makes sense. */
type StreamEnd = 'sessao' | 'excesso';

/** Characters that wait for a listener who does not take them; one that leaves more is gone. */
const mostWaiting = 64 * 1024;

/** One open answer that tells news as they come. */
export class LiveStream {
  readonly listening: Listening;
  readonly content: Readable;
  readonly compose: () => Promise<unknown>;

  constructor(listening: Listening) {
    this.listening = listening;
    this.content = new Readable({ read: () => undefined, highWaterMark: mostWaiting });
    // What is told later is told in the language in which it was asked.
    this.compose = AsyncResource.bind(listening.compose);
  }

  get over(): boolean {
    return this.content.destroyed || this.content.readableEnded;
  }

  tell(data: unknown): void {
    this.#push(eventText(this.listening.event, data));
  }

  beat(): void {
    this.#push(beatText);
  }

  /** @param why told last; nothing where the server itself ends */
  end(why?: StreamEnd): void {
    if (this.over) return;
    if (why) this.content.push(eventText('fim', { motivo: why }));
    this.content.push(null);
  }

  #push(text: string): void {
    if (this.over) return;
    if (!this.content.push(text)) this.content.destroy();
  }
}
