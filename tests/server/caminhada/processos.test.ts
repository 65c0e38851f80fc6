import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Lote, LoteFeito } from '#schemas/shapes/lote.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { loteActs } from '#server/lote/acts.ts';
import { processoActs } from '#server/processo/index.ts';
import { protocoloActs } from '#server/protocolo/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, openedProcess } from '#tests/setup/processos.ts';
import { protocolDraft } from '#tests/setup/protocolos.ts';
import type { Lugar } from './content-walkers.ts';
import { brokenInvariants, consultPath, wrongLists } from './invariants.ts';
import { byItem, lotWalks } from './lot-walkers.ts';
import { processWalks, withAnother } from './process-walkers.ts';
import { protocolWalks } from './protocol-walkers.ts';
import { walks } from './walkers.ts';
import { walkedWorlds } from './worlds.ts';

/** The fifth receives at the counter, and makes the protocol; the last one is of another organisation. */
const people = [
  'rafael.lins',
  'helena.pires',
  'otavio.brandao',
  'beatriz.cordeiro',
  'nilza.campos',
  'renato.quadros',
] as const;

interface Planned {
  readonly quem: number;
  /** Which of the contents of the walk: processes, documents, the protocol and the lot. */
  readonly qual: number;
  readonly ato: number;
  readonly oferecido: boolean;
  readonly escolha: number;
}
/** Walks over these of the contents, over the one that is named more often more often. */
const sequenceOver = (quais: readonly number[]) => {
  const step: fc.Arbitrary<Planned> = fc.record({
    quem: fc.constantFrom(0, 0, 1, 1, 2, 3, 4, 5),
    qual: fc.constantFrom(...quais),
    ato: fc.nat(50),
    oferecido: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    escolha: fc.nat(9),
  });
  return fc.record({
    minuta: fc.boolean(),
    steps: fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(step) }, fc.tuple(step, step)), {
      minLength: 8,
      maxLength: 20,
    }),
  });
};

let server: TestApp;
let callers: readonly Caller[];
let lugares: readonly Lugar[];

const openWorld = async (): Promise<void> => {
  server = await startTestApp();
  const { db } = server.platform.connection;
  await sql`update registro.perfil_acesso set versao = versao + 1, regras = regras
    || '["permiteDesvincularDocumentoSemSerAutor"]'::jsonb`.execute(db);
  await sql`update registro.usuario set transferir_conteudos_unidades = true where login = 'otavio.brandao'`.execute(
    db,
  );
  callers = await Promise.all(people.map((login) => server.as(login)));
  const { rows } =
    await sql<Lugar>`select x.unidade as unidade_id, un.organizacao as organizacao_id, array_agg(u.id order by u.id) as pessoas
    from registro.usuario u join registro.usuario_unidades x on x.registro_id = u.id and coalesce(x.padrao, false)
    join registro.unidade un on un.id = x.unidade
    where u.login = any(${people}::text[]) group by x.unidade, un.organizacao order by x.unidade`.execute(db);
  lugares = rows;
};

interface World {
  readonly processos: readonly number[];
  readonly documentos: readonly number[];
  readonly protocolo: number;
  readonly lote: number;
}
interface Outcome {
  readonly ato: string;
  readonly feito: boolean;
  readonly oferecido: boolean;
}

const chosen = (
  acoes: Processo['acoes'],
  known: readonly string[],
  { ato, oferecido, escolha }: Planned,
): { readonly nome: string; readonly possible: boolean } => {
  const offered = acoes
    .filter(({ nome, permitida }) => permitida && known.includes(nome))
    .map(({ nome }) => nome);
  // what makes a process of it is walked twice as often; who may move everything, always, does it now and then
  const wanted = offered.filter((nome) => nome !== 'transferir' || escolha < 2);
  const likely = [...wanted, ...wanted.filter((nome) => withAnother.has(nome))];
  const nome =
    (oferecido && likely.length > 0 ? likely[ato % likely.length] : known[ato % known.length]) ?? '';
  // one call of the processes receives what was sent, or takes note of a copy, whichever waits
  const receipts = ['receber', 'tomarCiencia'];
  const sameCall = receipts.includes(nome) && known.includes('juntarPeca') ? receipts : [nome];
  return { nome, possible: sameCall.some((one) => offered.includes(one)) };
};

/** What a person reads of one of the contents. */
type Read = Processo & Documento & Protocolo & Lote;

/** Asks one act of one of the contents as a person. */
const take = async (world: World, planned: Planned): Promise<Outcome | undefined> => {
  const { processos, documentos, protocolo, lote } = world;
  const caller = callers[planned.quem];
  const id = [...processos, ...documentos, protocolo, lote][planned.qual];
  if (!caller || id === undefined) return undefined;
  const kind = kindOf(world, id);
  const { status, payload } = await caller.get<Read>(consultPath(kind.tipo, id));
  if (status !== 200) return undefined;
  const { nome, possible } = chosen(payload.acoes, Object.keys(kind.walks), planned);
  const at = { caller, lugares, escolha: planned.escolha };
  const others = {
    documentos: [...documentos, protocolo],
    outros: processos.filter((other) => other !== id),
  };
  const answer = await (kind.tipo === tipoConteudo.processo
    ? processWalks[nome]?.({ ...at, ...others, processo: payload })
    : kind.tipo === tipoConteudo.arquivoDigital
      ? protocolWalks[nome]?.({ ...at, app: server.app, protocolo: payload })
      : kind.tipo === tipoConteudo.lote
        ? lotWalks[nome]?.({ ...at, lote: payload, outros: [...processos, ...documentos, protocolo] })
        : walks[nome]?.({ ...at, documento: payload }));
  if (!answer) return undefined;
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${nome}: ${answer.raw.body}`);
  // what was found of a PDF/A is no result of an item
  const told = answer.raw.body.replaceAll(/"conferencias":\[[^\]]*\]/g, '');
  const feito = answer.status === 200 && !/"ok":false|"recusados":[1-9]/.test(told);
  const mayRefuse = kind.mayRefuse?.has(nome) ?? false;
  return { ato: `${kind.nome}${nome}${mayRefuse ? '?' : ''}`, feito, oferecido: possible };
};

const kindOf = ({ processos, protocolo, lote }: World, id: number) => {
  if (processos.includes(id))
    return { tipo: tipoConteudo.processo, nome: '', walks: processWalks, mayRefuse: withAnother };
  if (id === lote) return { tipo: tipoConteudo.lote, nome: 'lote: ', walks: lotWalks, mayRefuse: byItem };
  if (id === protocolo)
    return { tipo: tipoConteudo.arquivoDigital, nome: 'protocolo: ', walks: protocolWalks };
  return { tipo: tipoConteudo.documento, nome: '', walks };
};

const mixes = [
  { sobre: 'processos', quais: [0, 0, 0, 1, 1, 2, 3, 4, 5, 5, 5, 5], worlds: walkedWorlds(8) },
  { sobre: 'lotes', quais: [6, 6, 6, 6, 6, 0, 1, 3, 5], worlds: walkedWorlds(4) },
].flatMap(({ worlds, ...mix }) => worlds.map((world) => ({ ...mix, ...world })));

describe.each(mixes)('$sequences passeios por $sobre, mundo $mundo', ({ sobre, quais, sequences, seed }) => {
  beforeAll(openWorld);
  afterAll(() => server.close());

  it(
    'processos, peças, documentos soltos, um protocolo e um lote: o que se oferece se faz, e tudo o que é sempre verdade continua',
    async () => {
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(sequenceOver(quais), async ({ minuta, steps }) => {
          const [author, , , , counter] = callers;
          if (!author || !counter) throw new Error('ninguém para abrir');
          const first = await (minuta ? openedProcess : concludedProcess)(author);
          const second = await concludedProcess(author);
          const documentos: number[] = [];
          for (const assunto of ['Um', 'Dois', 'Três'])
            documentos.push((await concludedDocument(author, { assunto })).id);
          await joined(author, first.id, documentos[0] ?? 0);
          const paper = await protocolDraft(server.app, counter, first.detentor.unidade.id);
          if (!minuta)
            await counter.post(`documento/protocolo/${paper.id}/concluir`, { versao: paper.versao });
          const bag = await author.post<LoteFeito>('lote', {
            assunto: 'Malote',
            conteudoIds: [documentos[1]],
          });
          const world = {
            processos: [first.id, second.id],
            documentos,
            protocolo: paper.id,
            lote: bag.payload.id,
          };
          for (const together of steps) {
            const outcomes = (await Promise.all(together.map((one) => take(world, one)))).filter(
              (outcome) => outcome !== undefined,
            );
            for (const { ato, feito } of outcomes) if (feito) done.add(ato);
            const wrong = outcomes.filter(({ feito, oferecido: said }) => feito !== said);
            // what names another content may be refused for it; alone, everything else is as it was said
            const told =
              together.length === 1 ? wrong.filter(({ ato, feito }) => feito || !ato.endsWith('?')) : [];
            expect(told, JSON.stringify(together)).toEqual([]);
            // what was not offered may be let in by what the other just did, never by nothing
            if (together.length > 1 && outcomes.filter(({ feito }) => feito).length < 2)
              expect(wrong.filter(({ feito }) => feito)).toEqual([]);
          }
          expect(await brokenInvariants(server)).toEqual([]);
          for (const caller of callers) expect(await wrongLists(caller)).toEqual([]);
        }),
        { numRuns: sequences, endOnFailure: true, seed },
      );
      // a walk that never gets anywhere shows nothing
      expect(done.size).toBeGreaterThan(8);
      const doneOf = (kind: RegExp): number => [...done].filter((ato) => kind.test(ato)).length;
      if (sobre === 'lotes') expect(doneOf(/^lote: /)).toBeGreaterThan(4);
      else {
        expect(doneOf(/^[^:]+\?$/)).toBeGreaterThan(0);
        expect(doneOf(/^protocolo: /)).toBeGreaterThan(2);
      }
    },
    sequences * 30_000,
  );
});

it('tem um passo para cada ato das tabelas de processos, de protocolos e de lotes', () => {
  const notWalked = [
    'guardar',
    'retirarDoLocal',
    // nothing of the protocol changes by it
    'copiarComTarja',
    // it takes a file that was sent before
    'juntarArquivo',
    // where nothing was published there is no flow to begin
    'iniciarFluxo',
    'criarDocumento',
    'excluir',
    'verQuemVe',
    'darCredencial',
    'retirarCredencial',
    'assinarCertificado',
    'conduzirAssinaturas',
  ];
  const without = (acts: readonly { nome: string }[], walked: Readonly<Record<string, unknown>>) =>
    acts.map(({ nome }) => nome).filter((nome) => !(nome in walked) && !notWalked.includes(nome));
  expect(without(processoActs, processWalks)).toEqual([]);
  expect(without(protocoloActs, protocolWalks)).toEqual([]);
  expect(without(loteActs, lotWalks)).toEqual([]);
});
