import { expect } from 'vitest';
import type { AssinaturaFeita, PacoteAssinatura } from '#schemas/shapes/certificado.ts';
import type { Answer, Caller, TestApp } from '#tests/setup/app.ts';
import { preparePackage, submitValue, valueOf } from '#tests/setup/certificate-signing.ts';
import type { Authority, Holder } from '#tests/setup/certificates.ts';

/** Something to be signed, and who is about it. */
export interface Target {
  readonly id: number;
  readonly anexo?: number;
  /** The same file moves to other bytes; what undoes it. */
  readonly move: () => Promise<() => Promise<unknown>>;
}

interface World {
  readonly server: TestApp;
  readonly authority: Authority;
  readonly helena: Caller;
  readonly rafael: Caller;
  readonly hers: Holder;
  readonly his: Holder;
}

/** What a signature writes anywhere, counted. */
export const countRows = async ({ platform }: TestApp): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await platform.connection.pool.query<Record<string, number>>(`select
    (select count(*)::int from documento_emissao) emissoes,
    (select count(*)::int from documento_assinante where situacao = 'ASSINADO') assinados,
    (select count(*)::int from anexo_assinatura) anexos,
    (select count(*)::int from anexo_assinatura_separada) separadas,
    (select coalesce(sum(length(cms)), 0)::int from anexo_assinatura_separada) bytes,
    (select count(*)::int from evento where conteudo_id is not null) eventos,
    (select count(*)::int from assinatura_pacote where usado_em is not null) usados,
    (select count(*)::int from assinatura_prova) provas,
    (select coalesce(sum(assinaturas_feitas), 0)::int from conteudo) feitas,
    (select count(*)::int from arquivo where em_uso) arquivos`);
  return rows[0] ?? {};
};

/** Nothing of what is counted changed. */
export const writesNothing = async <T>(server: TestApp, work: () => Promise<T>): Promise<T> => {
  const before = await countRows(server);
  const result = await work();
  expect(await countRows(server)).toEqual(before);
  return result;
};

/** A status and words of the reason, as they are expected. */
type Refusal = readonly [number, string];
const says = ({ status, raw }: Answer<unknown>, [expected, words]: Refusal): void =>
  expect([status, raw.body]).toEqual([expected, expect.stringContaining(words)]);

const minutes = 60_000;
const wrongValue: Refusal = [422, 'não é desta chave sobre o que foi preparado'];

/** The ways in which a value is given that is not of this package, each with the reason that it is refused with. */
export const attacks = [
  'outraPessoa',
  'outroCertificado',
  'outraChave',
  'resumoTrocado',
  'bytesSoltos',
  'depoisDoTempo',
  'arquivoMudou',
] as const;
type Attack = (typeof attacks)[number];

/** Tries them in an order on one target: all are refused and nothing is written; then the right value signs, once. */
export const walkAttacks = async (
  world: World,
  target: Target,
  order: readonly Attack[],
  loose: Uint8Array,
): Promise<void> => {
  const { server, authority, helena, rafael, hers, his } = world;
  const prepare = async (): Promise<PacoteAssinatura> => {
    const { status, payload, raw } = await preparePackage(helena, target.id, hers, authority, target.anexo);
    if (status !== 200) throw new Error(raw.body);
    return payload;
  };
  const give = (pacote: PacoteAssinatura, value: string, who = helena): Promise<Answer<AssinaturaFeita>> =>
    submitValue(who, pacote.pacote, value);
  const [one, other] = [await prepare(), await prepare()];
  const right = valueOf(one, hers);
  const tries: Readonly<Record<Attack, () => Promise<void>>> = {
    outraPessoa: async () => says(await give(one, right, rafael), [404, 'naoEncontrado']),
    outroCertificado: async () =>
      says(await preparePackage(helena, target.id, his, authority, target.anexo), [422, 'de outra pessoa']),
    outraChave: async () => says(await give(one, valueOf(one, his)), wrongValue),
    resumoTrocado: async () =>
      says(await give(one, valueOf({ ...one, atributos: 'AAAA' }, hers)), wrongValue),
    bytesSoltos: async () => says(await give(one, Buffer.from(loose).toString('base64')), wrongValue),
    depoisDoTempo: async () => {
      const { now } = server.time;
      server.time.now = new Date(now.getTime() + 11 * minutes);
      says(await give(one, right), [409, 'Passou o tempo de entregar']);
      server.time.now = now;
    },
    arquivoMudou: async () => {
      const back = await target.move();
      says(await give(one, right), [409, 'mudou desde que a assinatura foi preparada']);
      await back();
    },
  };
  for (const attack of order) await writesNothing(server, tries[attack]);
  const before = await countRows(server);
  const both = await Promise.all([give(one, right), give(other, valueOf(other, hers))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const after = await countRows(server);
  expect(after['usados']).toBe((before['usados'] ?? 0) + 1);
  expect(after['eventos']).toBe((before['eventos'] ?? 0) + 1);
  const [winner, loser] = both[0].status === 200 ? [one, other] : [other, one];
  const lost = both.find(({ status }) => status === 409);
  if (lost) says(lost, [409, target.anexo === undefined ? 'já assinou' : 'já assinou este anexo']);
  await writesNothing(server, async () => {
    says(await give(winner, valueOf(winner, hers)), [409, 'já foi entregue']);
    says(await give(loser, valueOf(loser, hers)), [409, 'já assinou']);
  });
};
