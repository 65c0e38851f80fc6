import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

interface Tipo {
  readonly id: number;
  readonly [field: string]: unknown;
}

const tipo = async (): Promise<Tipo> => {
  const { payload } = await admin.get<{ itens: Tipo[] }>(
    `tipo-documento?nome=${encodeURIComponent('Comunicação Interna')}`,
  );
  return (await admin.get<Tipo>(`tipo-documento/${payload.itens[0]?.id ?? 0}`)).payload;
};

it('a máscara de um tipo mostra a unidade e o ano de que é cada sequência', async () => {
  const { acoes: _acoes, ...record } = await tipo();
  const change = async (fields: object) =>
    (await admin.put(`tipo-documento/${record.id}`, { ...record, ...fields })).raw.json<{
      erros?: { campo: string; mensagem: string }[];
    }>().erros ?? [];
  expect(await change({ mascaraNumeracao: '{sequencia}/{ano}', numeracaoPorUnidade: true })).toEqual([
    {
      campo: 'mascaraNumeracao',
      mensagem:
        'Cada unidade tem a sua sequência e a máscara não mostra a unidade: os números vão se repetir.',
    },
  ]);
  expect(await change({ mascaraNumeracao: '{sequencia}-{unidade}', reinicioAnual: true })).toMatchObject([
    { campo: 'mascaraNumeracao' },
  ]);
  expect(
    await change({ mascaraNumeracao: '{sequencia}', reinicioAnual: false, numeracaoPorUnidade: false }),
  ).toEqual([]);
});

it('onde duas sequências escreveriam o mesmo número, a conclusão passa ao seguinte que está livre', async () => {
  const { db } = server.platform.connection;
  const { id } = await tipo();
  await sql`update registro.tipo_documento set mascara_numeracao = '{sequencia}', reinicio_anual = true,
    numeracao_por_unidade = true where id = ${id}`.execute(db);
  const people = [await server.as('helena.pires'), await server.as('otavio.brandao')] as const;
  const draft = (caller: Caller) => completeDraft(caller, { assinantes: ['Helena Duarte Pires'] });
  const conclude = async (caller: Caller, { id: documento, versao }: Documento) => {
    const { status, payload, raw } = await caller.post<Documento>('documento/concluir', {
      id: documento,
      versao,
    });
    expect(status, raw.body).toBe(200);
    return payload.numero;
  };
  const [helena, otavio] = people;
  const newSequence = () =>
    sql`update registro.numeracao set chave = chave || ':' || id where chave like ${`documento:${id}:%`}`.execute(
      db,
    );
  await newSequence();
  expect(await conclude(helena, await draft(helena))).toBe('Comunicação Interna 1');
  expect(await conclude(otavio, await draft(otavio))).toBe('Comunicação Interna 2');
  expect(await conclude(helena, await draft(helena))).toBe('Comunicação Interna 3');
  // two units at once
  const both = [[helena, await draft(helena)] as const, [otavio, await draft(otavio)] as const];
  await newSequence();
  const numbers = await Promise.all(both.map(([caller, one]) => conclude(caller, one)));
  expect(numbers.sort()).toEqual(['Comunicação Interna 4', 'Comunicação Interna 5']);
});
