import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { bulkActs } from '#server/acts.ts';
import { documentoActs } from '#server/documento/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';
import type { Lugar } from './content-walkers.ts';
import { brokenInvariants, wrongLists } from './invariants.ts';
import { leftByUndo } from './there-and-back.ts';
import { walks } from './walkers.ts';
import { walkedWorlds } from './worlds.ts';

/** Two of a unit, its chief among them, chiefs of others, one who removes any document, one of protocol, one of another organisation. */
const people = [
  'rafael.lins',
  'helena.pires',
  'otavio.brandao',
  'nilza.campos',
  'caio.teles',
  'renato.quadros',
] as const;
const acts = Object.keys(walks);
const undoable = new Set(bulkActs.flatMap(({ nome, volta }) => (volta === undefined ? [] : [nome])));

/** One step, or two at the same time; of the act that is asked, or of one that is offered. */
interface Planned {
  readonly quem: number;
  readonly ato: number;
  readonly oferecido: boolean;
  readonly escolha: number;
  /** What may be undone is done and undone first, as the inbox does both. */
  readonly volta: boolean;
}
const step: fc.Arbitrary<Planned> = fc.record({
  // those of the unit where it starts walk most
  quem: fc.constantFrom(0, 0, 1, 1, 1, 2, 3, 4, 5),
  ato: fc.nat(acts.length - 1),
  // most steps are of those that may be done: a walk that is always refused goes nowhere
  oferecido: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
  escolha: fc.nat(9),
  volta: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
});
const sequence = fc.record({
  minuta: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  steps: fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(step) }, fc.tuple(step, step)), {
    minLength: 6,
    maxLength: 18,
  }),
});

let server: TestApp;
let callers: readonly Caller[];
let lugares: readonly Lugar[];

const eventsOf = async (id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from evento
    where conteudo_id = ${id} and ato <> 'acessoNegado'`.execute(server.platform.connection.db);
  return rows[0]?.n ?? 0;
};

const offered = ({ acoes }: Documento): string[] =>
  acoes.filter(({ nome, permitida }) => permitida && nome in walks).map(({ nome }) => nome);

/** Acts that one person did and took back, and how often. */
const undone = new Map<string, number>();
const timesUndone = (nome: string): number => undone.get(nome) ?? 0;

/** What undoing the acts that may be undone leaves otherwise than it was, by act. */
const wrongUndo = async (id: number, { quem, ato }: Planned): Promise<string[]> => {
  const caller = callers[quem];
  if (!caller) return [];
  const { status, payload: documento } = await caller.get<Documento>(`documento/${id}/0`);
  if (status !== 200) return [];
  const possible = offered(documento).filter((nome) => undoable.has(nome));
  // what was undone least comes first: a short walk undoes something of everything
  const least = Math.min(...possible.map(timesUndone));
  const rarest = possible.filter((nome) => timesUndone(nome) === least);
  const nome = rarest[ato % rarest.length];
  if (nome === undefined) return [];
  const left = await leftByUndo(caller, documento, nome);
  if (left) undone.set(nome, timesUndone(nome) + 1);
  return (left ?? []).map((field) => `${nome}: ${field}`);
};

interface Outcome {
  readonly ato: string;
  readonly feito: boolean;
  readonly oferecido: boolean;
}

/** Asks one act as a person: what the document said of it, and what came of it. */
const take = async (id: number, { quem, ato, oferecido, escolha }: Planned): Promise<Outcome | undefined> => {
  const caller = callers[quem];
  if (!caller) return undefined;
  const { status, payload: documento } = await caller.get<Documento>(`documento/${id}/0`);
  if (status !== 200) return undefined;
  const possible = offered(documento);
  const nome = oferecido && possible.length > 0 ? possible[ato % possible.length] : acts[ato];
  const walk = nome === undefined ? undefined : walks[nome];
  if (nome === undefined || !walk) return undefined;
  const answer = await walk({ caller, documento, lugares, escolha });
  if (!answer) return undefined;
  if (answer.status >= 500) throw new Error(`${nome}: ${answer.raw.body}`);
  const feito = answer.status === 200 && !/"ok":false|"recusados":[1-9]/.test(answer.raw.body);
  return { ato: nome, feito, oferecido: possible.includes(nome) };
};

const openWorld = async (): Promise<void> => {
  server = await startTestApp();
  const { db } = server.platform.connection;
  await sql`update registro.modelo_documento set publicacao = 'MANUAL', necessidade_resposta = 'NECESSITA_RESPOSTA', exibir_prazo_vigencia = true where nome = 'Comunicação Interna'`.execute(
    db,
  );
  await sql`update registro.perfil_acesso set versao = versao + 1, regras = regras
    || '["permiteTornarImpublicavel", "permiteReverterImpublicavel"]'::jsonb`.execute(db);
  await sql`update registro.usuario set reclassificar = true, definir_vigencia_apos_conclusao = true where login = 'helena.pires'`.execute(
    db,
  );
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
  undone.clear();
};

describe.each(walkedWorlds(12))(
  '$sequences passeios pela tabela dos atos e pelas regras do trâmite, mundo $mundo',
  ({ sequences, seed }) => {
    beforeAll(openWorld);
    afterAll(() => server.close());

    it(
      'o que se oferece se faz, o que não se oferece é recusado sem deixar nada, e tudo o que é sempre verdade continua',
      async () => {
        const done = new Map<string, number>();
        await fc.assert(
          fc.asyncProperty(sequence, async ({ minuta, steps }) => {
            const [author] = callers;
            if (!author) throw new Error('ninguém para escrever');
            const { id } = await (minuta ? completeDraft : concludedDocument)(author, {
              assinantes: ['Helena Duarte Pires'],
            });
            for (const together of steps) {
              const [only] = together;
              if (together.length === 1 && only?.volta) expect(await wrongUndo(id, only)).toEqual([]);
              const before = await eventsOf(id);
              const outcomes = (await Promise.all(together.map((one) => take(id, one)))).filter(
                (outcome) => outcome !== undefined,
              );
              const made = outcomes.filter(({ feito }) => feito);
              for (const { ato } of made) done.set(ato, (done.get(ato) ?? 0) + 1);
              const wrong = outcomes.filter(({ feito, oferecido: said }) => feito !== said);
              // of two at the same time one may come too late, or be let in by what the other just did: alone, what was said holds
              if (together.length === 1) expect(wrong, JSON.stringify(together)).toEqual([]);
              else if (made.length < 2) expect(wrong.filter(({ feito }) => feito)).toEqual([]);
              const after = await eventsOf(id);
              if (made.length === 0) expect(after, JSON.stringify(outcomes)).toBe(before);
              else expect(after - before).toBeGreaterThanOrEqual(made.filter(leavesEvent).length);
            }
            expect(await brokenInvariants(server)).toEqual([]);
            for (const caller of callers) expect(await wrongLists(caller)).toEqual([]);
          }),
          { numRuns: sequences, endOnFailure: true, seed },
        );
        // a walk that never gets anywhere shows nothing
        expect(done.size).toBeGreaterThan(12);
        expect(undone.size).toBeGreaterThan(2);
      },
      sequences * 25_000,
    );
  },
);

it('tem um passo para cada ato da tabela', () => {
  const notWalked = [
    'guardar',
    'retirarDoLocal',
    // nothing of the document changes by it
    'copiarComTarja',
    // where nothing was published there is no flow to begin
    'iniciarFluxo',
    'assinarCertificado',
    'conduzirAssinaturas',
    'retirarColaborador',
    'verQuemVe',
    'darCredencial',
    'retirarCredencial',
    'criarCopia',
    'converterProcesso',
    'excluir',
  ];
  expect(
    documentoActs.map(({ nome }) => nome).filter((nome) => !(nome in walks) && !notWalked.includes(nome)),
  ).toEqual([]);
});

/** Saving what was there already, or a day that is the same, leaves nothing to tell. */
const leavesEvent = ({ ato }: Outcome): boolean => !['editar', 'definirVencimento'].includes(ato);
