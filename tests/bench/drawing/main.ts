/*
 * `npm run bench -- --desenho [pasta]`: what moving about in the designer takes of the main thread of the browser, with a
 * flow of 2,000 elements, beside the modeler of bpmn-js, which is drawn and moved in the same run, in the same Chromium, in a
 * window of 1440 by 900, through a box of the same size and equally small. The folder is that of the package `bpmn-js` (`npm
 * install bpmn-js@18` anywhere): its licence asks for a mark on the page, so that it is no part of this project. Without it the
 * designer is measured alone.
 *
 * A pan is one press beside every element and 60 moves that go round and come back. Its figure is the time of processor of the
 * main thread as Chromium tells it (`Performance.getMetrics`, TaskDuration, in time of the thread: what else the machine does
 * does not count). One pan of each warms up; then both in turn. Figures are medians over the rounds, and the ratio is the
 * median of what each round gives.
 */
import { access, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedBrowser } from '#tests/setup/browser.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { largeFlow } from '#tests/setup/large-flow.ts';
import { startMalote } from '#tests/setup/malote-process.ts';
import { decimal, table } from '../report/table.ts';
import { median } from '../report/statistics.ts';
import { openBpmnJs, openOwn, ownZoom, type Shown } from './boards.ts';
import { measurePan, type Pan } from './pan.ts';

const elements = 2_000;
const rounds = 5;
/** The most that a pan may take of what it takes in bpmn-js. */
const bars = { inteiro: 0.6, '100 %': 0.15 };

interface Round {
  readonly own: Pan;
  readonly other?: Pan;
}

const [folder] = process.argv.slice(2);
const there =
  folder !== undefined &&
  (await access(join(folder, 'dist/bpmn-modeler.production.min.js')).then(
    () => true,
    () => false,
  ));
if (folder !== undefined && !there) throw new Error(`${folder}: não é a pasta do pacote bpmn-js`);
if (!there) console.error('sem a pasta do pacote bpmn-js, mede-se só o desenho do Malote');

const dataDir = await mkdtemp(join(tmpdir(), 'malote-medida-'));
const port = await freePort();
const malote = await startMalote({ dataDir, port });
const browser = await sharedBrowser();

const panned = async (own: Shown, other: Shown | undefined, zoom: number): Promise<Round[]> => {
  for (const board of [own, other]) await board?.zoomTo(zoom);
  const found: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    console.error(`a ${decimal(zoom * 100, 1)} %, volta ${round} de ${rounds}`);
    found.push({ own: await measurePan(own), other: other ? await measurePan(other) : undefined });
  }
  return found.slice(1);
};

const rowsOf = (name: keyof typeof bars, found: readonly Round[]): string[][] => {
  const others = found.flatMap(({ other }) => other ?? []);
  const cells = (pans: readonly Pan[]): string[] =>
    (['whole', 'script', 'style', 'layout'] as const).map((part) =>
      decimal(median(pans.map((pan) => pan[part])), 0),
    );
  const ratio = median(found.flatMap(({ own, other }) => (other ? own.whole / other.whole : [])));
  return [
    [`${name}, Malote`, ...cells(found.map(({ own }) => own)), decimal(ratio, 2), decimal(bars[name], 2)],
    ...(others.length > 0 ? [[`${name}, bpmn-js`, ...cells(others), '', '']] : []),
  ];
};

try {
  console.error(`${availableParallelism()} processadores, carga ${decimal(loadavg()[0] ?? NaN, 1)}`);
  const xml = largeFlow(elements);
  const own = await openOwn(browser, `http://127.0.0.1:${port}`, xml);
  const size = await own.page.locator(own.box).boundingBox();
  if (!size) throw new Error('o desenho não se vê');
  const other = there ? await openBpmnJs(browser, folder, xml, size) : undefined;
  const fit = await ownZoom(own.page);
  const rows = [
    ...rowsOf('inteiro', await panned(own, other, fit)),
    ...rowsOf('100 %', await panned(own, other, 1)),
  ];
  console.log(`${decimal(elements, 0)} elementos; inteiro, a ${decimal(fit * 100, 1)} %\n`);
  console.log(
    table(
      ['Mover o desenho, ms de processador', 'todo', 'script', 'estilo', 'lugar', 'razão', 'no máximo'],
      rows,
    ),
  );
} finally {
  await browser.close();
  await malote.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
