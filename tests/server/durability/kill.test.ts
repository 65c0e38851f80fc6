import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BigBatch, batchSize } from './big-batch.ts';
import { BigLoad, loaded, total } from './big-load.ts';
import { Installation } from './installation.ts';
import { files, ManyReadings } from './many-readings.ts';
import { ManyMails, mails } from './many-mails.ts';
import { lookInside, postmasterOf, type Inside } from './look-inside.ts';
import { Writer } from './writer.ts';

// A whole installation is made, killed three times and started again.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** People of different units: each number comes from a counter of their own, and each has two windows open. */
const logins = ['helena.pires', 'beatriz.cordeiro', 'gil.matos'];
/** Answered writes after which the server is killed, as soon as somebody waits for an answer. */
const enough = 30;

let installation: Installation;
let post: ManyMails;
let writers: Writer[];
let answers: number;
let tell: () => void;

beforeAll(async () => {
  post = await ManyMails.open();
  installation = await Installation.make({ MALOTE_SMTP: post.url });
});
afterAll(async () => {
  await installation.remove();
  await post.close();
});

/** People write; when enough was answered, `kill` strikes; it ends when all of them have lost the server. */
const writeUntil = async (kill: () => Promise<unknown>): Promise<void> => {
  answers = 0;
  const reached = new Promise<void>((resolve) => (tell = resolve));
  const lost = Promise.all(writers.map((writer) => writer.untilGone()));
  await Promise.race([reached, lost]);
  await Promise.all([kill(), lost]);
};

/** No number is missing between the one before and the last, and none is there twice. */
const expectGapless = (before: Inside, after: Inside): void => {
  for (const [counter, { last, taken }] of after.counters) {
    const former = before.counters.get(counter);
    const first = former ? former.last : (taken[0] ?? 1) - 1;
    const given = taken.filter((number) => number > first);
    expect(given, counter).toEqual(Array.from({ length: last - first }, (_, index) => first + 1 + index));
  }
  const numbers = [...after.documents.values()].map(({ numero }) => numero);
  expect(new Set(numbers).size).toBe(numbers.length);
};

const expectWhole = (inside: Inside): void => {
  expect(inside.halves).toEqual([]);
  expect(inside.transit).toEqual([]);
  expect(inside.events).toEqual([]);
  expect(inside.files).toEqual([]);
};

const expectAllAnswered = (inside: Inside): void => {
  const concluded = writers.flatMap(({ answered }) => answered.concluded);
  const forwarded = writers.flatMap(({ answered }) => answered.forwarded);
  expect(concluded.length + forwarded.length).toBeGreaterThanOrEqual(enough);
  for (const { id, numero, sha256 } of concluded)
    expect(inside.documents.get(id)).toMatchObject({ numero, sha256 });
  for (const { id, tramiteId } of forwarded) expect(inside.documents.get(id)?.transitoId).toBe(tramiteId);
};

describe('kill -9 amid a stream of conclusions and forwardings', () => {
  beforeAll(async () => {
    writers = logins.map(
      () =>
        new Writer(installation.address, () => {
          answers += 1;
          if (answers >= enough && writers.some(({ unanswered }) => unanswered.length > 0)) tell();
        }),
    );
    for (const [index, writer] of writers.entries()) await writer.signIn(logins[index] ?? '');
  });

  const rounds: readonly [string, () => Promise<unknown>][] = [
    ['of the server', () => installation.kill()],
    [
      'of the server and of PostgreSQL',
      async () => {
        const postmaster = await postmasterOf(installation.dataDir);
        const ended = installation.kill();
        process.kill(postmaster, 'SIGKILL');
        await ended;
      },
    ],
  ];

  // the harder of them once; a campaign (`npm run campanha`) repeats both
  const times = Number(process.env['MALOTE_CAMPANHA'] ?? 0);
  const campaign = times === 0 ? rounds.slice(-1) : Array.from({ length: times }, () => rounds).flat();

  it.each(campaign)(
    '%s loses nothing that was answered and leaves nothing half done',
    async (_what, kill) => {
      const before = await lookInside(installation.dataDir);
      expectWhole(before);
      await writeUntil(kill);

      await installation.startAgain();
      const after = await lookInside(installation.dataDir);
      expectAllAnswered(after);
      expectGapless(before, after);
      expectWhole(after);

      // Who got no answer asks again at once with the same key: it is done once, and answered as the first time.
      await Promise.all(writers.map((writer) => writer.retry()));
      await Promise.all(writers.map((writer) => writer.document()));
      const later = await lookInside(installation.dataDir);
      expectAllAnswered(later);
      expectGapless(before, later);
      expectWhole(later);
    },
  );
});

it('kill -9 amid a load and a batch: of the load nothing is left, of the batch what was done, and the next start brings both to their end, once', async () => {
  const batch = new BigBatch(installation.address);
  expect(await batch.ask(installation.dataDir)).toMatchObject({ situacao: 'EM_ANDAMENTO', total: batchSize });
  const load = new BigLoad(installation.address);
  expect(await load.send()).toMatchObject({ situacao: 'NA_FILA', linhas: total });
  const [middle, part] = await Promise.all([
    load.until(({ processadas }) => processadas >= total / 10),
    batch.until(({ feitos }) => feitos >= batchSize / 20),
  ]);
  expect(middle).toMatchObject({ situacao: 'EM_ANDAMENTO', incluir: middle.processadas });
  expect(part).toMatchObject({ situacao: 'EM_ANDAMENTO', recusados: 0 });
  await installation.kill();

  await installation.startAgain();
  expect([0, total]).toContain((await loaded(installation.dataDir)).cargos);
  const [ended, done] = await Promise.all([
    load.until(({ situacao }) => situacao !== 'NA_FILA' && situacao !== 'EM_ANDAMENTO'),
    batch.until(({ situacao }) => situacao !== 'EM_ANDAMENTO'),
  ]);
  expect(ended).toMatchObject({ situacao: 'CONCLUIDA', processadas: total, incluir: total, totalErros: 0 });
  const all = { cargos: total, distintos: total, eventos: total, guardados: total };
  expect(await loaded(installation.dataDir)).toEqual(all);
  expect(done).toMatchObject({ situacao: 'CONCLUIDO', feitos: batchSize, recusados: 0, pendentes: 0 });
  expect(await batch.counted(installation.dataDir)).toEqual({ contents: batchSize, events: batchSize });
});

it('kill -9 amid e-mails and readings: each is sent or read once, none is lost, and one on its way is said to be in doubt', async () => {
  const readings = new ManyReadings(installation.address);
  await readings.attach();
  await readings.until((anexos) => anexos.some(({ texto }) => texto.situacao === 'LIDO'));
  await post.queue(installation.dataDir);
  await post.untilTaken(mails / 10);
  await installation.kill();
  const before = Array.from({ length: mails }, (_, n) => post.taken(n));
  expect(before.filter((times) => times === 0).length).toBeGreaterThan(0);

  await installation.startAgain();
  const anexos = await readings.until((all) => all.every(({ texto }) => texto.situacao === 'LIDO'));
  expect(anexos).toHaveLength(files);
  for (const { texto } of anexos) expect(texto.lidas).toBe(texto.paginas);
  expect(new Set(await readings.wordsKept(installation.dataDir))).toEqual(new Set([1]));
  expect(new Set(await readings.found())).toEqual(new Set([true]));

  const ended = await post.ended(installation.dataDir);
  expect(ended.size).toBe(mails);
  for (const [number, end] of ended)
    if (end === 'sent') expect(post.taken(number), `Queda ${number}`).toBe(1);
    else expect(post.taken(number)).toBeLessThanOrEqual(1);
  // two are sent at a time
  expect([...ended.values()].filter((end) => end === 'doubt').length).toBeLessThanOrEqual(2);
});
