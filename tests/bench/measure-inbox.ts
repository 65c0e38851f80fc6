import { randomUUID } from 'node:crypto';
import { get as httpGet } from 'node:http';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { median, percentile } from './report/statistics.ts';
import { forwardShot } from './load/write-shots.ts';
import { Supply } from './measure-writes.ts';
import type { Site } from './site.ts';

/** What several people notice of each other's work. */
export interface InboxFigures {
  /** Items of a batch of 200, received one by one by the server, in a second. */
  readonly receivedPerSecond: number;
  /** Milliseconds from sending until the bell of the other person hears of it. */
  readonly noticeP50: number;
  readonly noticeP95: number;
}

const batch = 200;
const batches = 3;
const notices = 40;

/** Sends documents from the first person to the unit of the second, who hears of each and receives them in batches. */
export const measureInbox = async (site: Site): Promise<InboxFigures> => {
  const [sender, receiver] = site.people;
  if (!sender || !receiver) throw new Error('one sends and another receives');
  const each = batch * batches + notices;
  const supply = new Supply(
    (await site.malote.ask('stock', { kind: 'concluido', people: [sender], each })).stocks,
  );
  const send = async (): Promise<number> => {
    const { stock, id } = supply.take();
    const { path, headers, body } = forwardShot(stock, id, receiver.unidadeId, randomUUID());
    return (await post<TramiteEnviado>(site.port, path, headers, body)).tramiteId;
  };
  const perSecond: number[] = [];
  for (let n = 0; n < batches; n++) {
    const ids: number[] = [];
    for (let one = 0; one < batch; one++) ids.push(await send());
    const began = performance.now();
    const { resultados } = await post<ResultadoLote>(
      site.port,
      '/ws/api/tramite/receber-selecionados/',
      { authorization: `Bearer ${receiver.token}`, 'idempotency-key': randomUUID() },
      JSON.stringify({ payload: { ids } }),
    );
    if (!resultados.every(({ ok }) => ok)) throw new Error('one of the batch was refused');
    perSecond.push((batch * 1000) / (performance.now() - began));
  }
  const bell = await listen(site.port, receiver.token, receiver.id);
  const waits: number[] = [];
  for (let n = 0; n < notices; n++) {
    const heard = bell.next();
    const began = performance.now();
    await send();
    waits.push((await heard) - began);
  }
  bell.close();
  return {
    receivedPerSecond: median(perSecond),
    noticeP50: percentile(waits, 0.5),
    noticeP95: percentile(waits, 0.95),
  };
};

const post = async <T>(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> | undefined,
  body: string | undefined,
): Promise<T> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { payload: T }).payload;
};

interface Bell {
  /** When the next notice came. */
  readonly next: () => Promise<number>;
  readonly close: () => void;
}

/** The stream of notices of a person, as the browser keeps it open. */
const listen = (port: number, token: string, person: number): Promise<Bell> =>
  new Promise((resolve, reject) => {
    let hear: ((at: number) => void) | undefined;
    let open = false;
    const path = `/ws/api/notificacao-interna/escutar/${person}`;
    const request = httpGet(
      { host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => {
          if (!piece.includes('event:')) return;
          // the first says how things are
          if (!open) {
            open = true;
            resolve({
              next: () => new Promise((told) => (hear = told)),
              close: () => request.destroy(),
            });
          } else hear?.(performance.now());
        });
      },
    );
    request.on('error', (error) => {
      if (!open) reject(error);
    });
  });
