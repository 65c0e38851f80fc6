/*
 * `npm run bench` (`malote medir`): how fast Malote is, in one run on this machine. `--rapido` takes about four
 * minutes with 100,000 documents in the place of 1,000,000.
 *
 * How each figure is obtained:
 * - Starts: `server/main.ts` in a process of its own, from its spawn until it says its address; cold on an empty data
 *   folder, warm on the one that the cold start left (median of some). Its memory and PostgreSQL's are read right then.
 * - Archives: the database of that cold start is copied twice and filled by `insert … select generate_series`
 *   (archive/*.sql), with the default, durable settings. Both archives have the same open work, 200 documents for each
 *   unit, and differ in what is archived, as two years of the same body do. A twentieth more are processes, one of them of
 *   2,000 pieces.
 * - Served: each archive by a Malote in a process of its own, as main.ts runs it, with its log written. In the same
 *   process, over the same pool of connections, listens the baseline: a bare Fastify whose routes run exactly the
 *   statements that were recorded while the product answered the same request (session and count included), one after
 *   the other, and answer their rows as JSON. For a conclusion that is without the PDF.
 * - Speeds: a closed loop of 10 connections over 127.0.0.1 asks, in turn, product and baseline of the small archive and
 *   product and baseline of the large one; that is a round. Latency counts from before the request is written until
 *   the last byte is read. p50, p95 and requests per second are medians over the rounds; the ratio and the growth of
 *   p95 are medians of what each round gives, so that what else the machine does falls on both sides.
 * - Work: the statements that a page asks, once more under `explain (analyze, buffers)`: rows taken from tables and
 *   blocks looked at, the same on every machine. `page-work.ts` states how many each may read; a page above it fails the run.
 * - Steps of a flow: the process that takes them, as the server asks it, with the state as text; the database is not in it.
 * - Access: the large archive served a second time, by a process in which permission and row filter let everything through;
 *   both are asked in turn, and the cost is the share of requests per second that goes.
 * - Forwardings and conclusions use up documents copied for that from one made through the API. Time of the server is
 *   from the head of the request until the answer is handed to the socket (Node's own channel), one person at a time.
 * - Event loop: `monitorEventLoopDelay` in the server while ten connections conclude, less the resolution of the watch;
 *   the same with nothing to do tells how much of it is the machine.
 * - Memory: resident set after a forced collection, at each tenth of the conclusions; the slope is by least squares.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import { findPostmaster } from '#server/base/db/embedded/postmaster.ts';
import { measureAccess } from './measure-access.ts';
import { measureInbox } from './measure-inbox.ts';
import { measureMemory } from './measure-memory.ts';
import { measureNewRegister } from './measure-new-register.ts';
import { measureRead } from './measure-reads.ts';
import { measureReports } from './measure-reports.ts';
import { measureSave, saves } from './measure-saves.ts';
import { measureStarts } from './measure-starts.ts';
import { measureSteps } from './measure-steps.ts';
import { measureStatistics } from './measure-statistics.ts';
import { measureConclude, measureForward } from './measure-writes.ts';
import { measureWork } from './measure-work.ts';
import { readOptions } from './options.ts';
import { readsOf } from './reads.ts';
import { print } from './report/print.ts';
import { overWork } from './report/work-cost.ts';
import type { Line, Results } from './report/results.ts';
import { openSite, type Site } from './site.ts';

const options = readOptions(process.argv.slice(2));
const began = performance.now();
const machine = { cores: availableParallelism(), load: loadavg()[0] ?? NaN, node: process.versions.node };
const folder = await mkdtemp(join(tmpdir(), 'malote-medida-'));
// The user that runs PostgreSQL has to pass.
await chmod(folder, 0o711);
const dataDir = join(folder, 'dados');
const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];

const step = (text: string): void =>
  console.error(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}`);

const close = async (): Promise<void> => {
  for (const one of closing.splice(0).reverse()) await one();
};

const measure = async (): Promise<Results> => {
  step('início a frio e a quente');
  const starts = await measureStarts(folder, dataDir, options);
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const embedded = await startEmbedded({ dataDir, log });
  closing.push(embedded.stop);
  const sites: Site[] = [];
  for (const [index, documents] of options.sizes.entries()) {
    step(`acervo de ${documents} documentos`);
    const assets = options.assets[index] ?? 0;
    const site = await openSite(embedded.connection, dataDir, { documents, assets });
    closing.push(() => site.malote.stop());
    sites.push(site);
  }
  const lines: Line[] = [];
  const [small, large] = sites as [Site, Site];
  for (const [index, read] of readsOf(small).entries()) {
    step(read.label);
    const found = await measureRead(
      sites,
      sites.map((site) => readsOf(site)[index] ?? read),
      options,
    );
    lines.push(lineOf(read.name, read.label, found));
  }
  step('trabalho por página');
  const work = await measureWork(sites);
  step('permissões e acesso');
  const access = await measureAccess(large, options);
  for (const save of saves) {
    step(`bens, ${save}`);
    lines.push(lineOf(save, `Bens, ${save}`, await measureSave(sites, save, options)));
  }
  step('cadastro novo');
  const newRegister = await measureNewRegister(large);
  step('estatística de um fluxo');
  const statistics = await measureStatistics({
    connection: large.served.connection,
    port: large.port,
    token: large.administrator.token,
    finished: large.archive.documents,
  });
  step('passos de um fluxo');
  const flowSteps = await measureSteps();
  step('relatórios');
  const reports = await measureReports(large);
  step('trâmites');
  lines.push(lineOf('tramitar', 'Tramitar', await measureForward(sites, small.forwardTo, options)));
  step('recebimento em lote e avisos');
  const inbox = await measureInbox(large);
  step('conclusões');
  const conclusions = await measureConclude(sites, options);
  lines.push(lineOf('concluir', 'Concluir com PDF', conclusions));
  step('memória');
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  const memory = await measureMemory(large, postmaster?.pid ?? 0, options);
  return {
    options,
    machine,
    archives: sites.map(({ archive: { documents, seconds, megabytes } }) => ({
      documents,
      seconds,
      megabytes,
    })),
    starts,
    lines,
    work,
    access,
    inbox,
    conclusions: { small: both(conclusions)[0], large: both(conclusions)[1] },
    memory,
    newRegister,
    statistics,
    flowSteps,
    reports,
    minutes: (performance.now() - began) / 60_000,
  };
};

/** The figures of the small archive and of the large one. */
const both = <T>([small, large]: readonly T[]): [T, T] => {
  if (small === undefined || large === undefined) throw new Error('two archives are measured');
  return [small, large];
};

const lineOf = (name: string, label: string, found: readonly Line['small'][]): Line => {
  const [small, large] = both(found);
  return { name, label, small, large };
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)));

try {
  const results = await measure();
  const file = join(tmpdir(), `malote-medida-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
  await writeFile(file, JSON.stringify(results, null, 2));
  const over = overWork(results.work);
  console.log(`\n${print(results)}\n\nEm ${results.minutes.toFixed(1)} minutos. Números em ${file}`);
  for (const line of over) console.error(line);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await close();
}
