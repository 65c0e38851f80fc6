import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento, Processo } from '#schemas/generated.ts';
import { processoActs } from '#server/processo/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, openedProcess } from '#tests/setup/processos.ts';
import { brokenInvariants, wrongLists } from './invariants.ts';
import { processWalks, withAnother } from './process-walkers.ts';
import { walks, type Lugar } from './walkers.ts';
import { walkedWorlds } from './worlds.ts';

const people = ['rafael.lins', 'helena.pires', 'otavio.brandao', 'beatriz.cordeiro'] as const;

interface Planned {
  readonly quem: number;
  /** Which of the contents of the walk: processes and documents. */
  readonly qual: number;
  readonly ato: number;
  readonly oferecido: boolean;
  readonly escolha: number;
}
const step: fc.Arbitrary<Planned> = fc.record({
  quem: fc.constantFrom(0, 0, 1, 1, 2, 3),
  qual: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4),
  ato: fc.nat(50),
  oferecido: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
  escolha: fc.nat(9),
});
const sequence = fc.record({
  minuta: fc.boolean(),
  steps: fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(step) }, fc.tuple(step, step)), {
    minLength: 8,
    maxLength: 20,
  }),
});

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
  const { rows } = await sql<Lugar>`select x.unidade as unidade_id, array_agg(u.id order by u.id) as pessoas
    from registro.usuario u join registro.usuario_unidades x on x.registro_id = u.id and coalesce(x.padrao, false)
    where u.login = any(${people}::text[]) group by x.unidade order by x.unidade`.execute(db);
  lugares = rows;
};

interface World {
  readonly processos: readonly number[];
  readonly documentos: readonly number[];
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

/** Asks one act of one of the contents as a person. */
const take = async ({ processos, documentos }: World, planned: Planned): Promise<Outcome | undefined> => {
  const caller = callers[planned.quem];
  const id = [...processos, ...documentos][planned.qual];
  if (!caller || id === undefined) return undefined;
  const own = processos.includes(id);
  const { status, payload } = await caller.get<Processo & Documento>(
    own ? `processo/${id}` : `documento/${id}/0`,
  );
  if (status !== 200) return undefined;
  const known = Object.keys(own ? processWalks : walks);
  const { nome, possible } = chosen(payload.acoes, known, planned);
  const at = { caller, lugares, escolha: planned.escolha };
  const answer = await (own
    ? processWalks[nome]?.({
        ...at,
        processo: payload,
        documentos,
        outros: processos.filter((other) => other !== id),
      })
    : walks[nome]?.({ ...at, documento: payload }));
  if (!answer) return undefined;
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${nome}: ${answer.raw.body}`);
  const feito = answer.status === 200 && !/"ok":false|"recusados":[1-9]/.test(answer.raw.body);
  return { ato: own && withAnother.has(nome) ? `${nome}?` : nome, feito, oferecido: possible };
};

describe.each(walkedWorlds(8))('$sequences passeios por processos, mundo $mundo', ({ sequences, seed }) => {
  beforeAll(openWorld);
  afterAll(() => server.close());

  it(
    'processos, peças e documentos soltos: o que se oferece se faz, e tudo o que é sempre verdade continua',
    async () => {
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(sequence, async ({ minuta, steps }) => {
          const [author] = callers;
          if (!author) throw new Error('ninguém para abrir');
          const first = await (minuta ? openedProcess : concludedProcess)(author);
          const second = await concludedProcess(author);
          const documentos: number[] = [];
          for (const assunto of ['Um', 'Dois', 'Três'])
            documentos.push((await concludedDocument(author, { assunto })).id);
          await joined(author, first.id, documentos[0] ?? 0);
          const world = { processos: [first.id, second.id], documentos };
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
        { numRuns: sequences, endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
      );
      // a walk that never gets anywhere shows nothing
      expect(done.size).toBeGreaterThan(8);
      expect([...done].filter((ato) => ato.endsWith('?')).length).toBeGreaterThan(0);
    },
    sequences * 30_000,
  );
});

it('tem um passo para cada ato da tabela de processos', () => {
  const notWalked = ['criarDocumento', 'excluir', 'verQuemVe', 'darCredencial', 'retirarCredencial'];
  expect(
    processoActs
      .map(({ nome }) => nome)
      .filter((nome) => !(nome in processWalks) && !notWalked.includes(nome)),
  ).toEqual([]);
});
