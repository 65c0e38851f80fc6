import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let rafael: Caller;
beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

const morning = { de: '2026-11-23', ate: '2026-11-23', hora: '09:00', horaFim: '10:30' };
const make = (who: Caller, body: object) =>
  who.post<Compromisso>('agenda', { escopo: 'PESSOA', titulo: 'Reunião', ...morning, ...body });

it('exporta o que mudou como o mesmo compromisso, mais novo, com os lembretes de quem é lembrado', async () => {
  const file = async (who: Caller, path: string) => (await who.get(path)).raw.body;
  const first = (await make(rafael, { titulo: 'Vistoria', lembretes: [15] })).payload;
  const before = await file(rafael, `agenda/${first.id}/exportar`);
  expect(before).toContain('SEQUENCE:0');
  expect(before).toContain('TRIGGER:-PT15M');
  expect(before).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z/m);
  const { id, versao } = first;
  await rafael.put(`agenda/${id}`, {
    versao,
    titulo: 'Vistoria',
    ...morning,
    hora: '11:00',
    horaFim: '12:00',
    lembretes: [30],
  });
  const after = await file(rafael, `agenda/${id}/exportar`);
  const uid = /^UID:.*$/m.exec(before)?.[0] ?? 'nenhum';
  for (const text of [after, await file(rafael, 'agenda/exportar?de=2026-11-23&ate=2026-11-23')]) {
    const event = text.slice(text.indexOf(uid), text.indexOf('END:VEVENT', text.indexOf(uid)));
    expect(event).toContain('SEQUENCE:1');
    expect(event).toContain('TRIGGER:-PT30M');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
  }
});

it('exporta a vez mudada de uma série pelo nome que ela tinha', async () => {
  const file = async (path: string) => (await rafael.get(path)).raw.body;
  const repeticao = { cada: 'DIA', intervalo: 1, vezes: 3 };
  const { id, versao } = (await make(rafael, { titulo: 'Plantão', repeticao })).payload;
  const before = await file(`agenda/${id}/exportar?ocorrencia=2026-11-24`);
  const changed = await rafael.put<Compromisso>(`agenda/${id}`, {
    versao,
    titulo: 'Plantão',
    repeticao,
    alcance: 'ESTE',
    ocorrencia: '2026-11-24',
    de: '2026-11-25',
    ate: '2026-11-25',
    hora: '15:00',
    horaFim: '16:00',
  });
  const after = await file(`agenda/${changed.payload.id}/exportar`);
  const uidOf = (text: string) => /^UID:.*$/m.exec(text)?.[0];
  expect(uidOf(after)).toBe(uidOf(before));
  expect([/^SEQUENCE:.*$/m.exec(before)?.[0], /^SEQUENCE:.*$/m.exec(after)?.[0]]).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
  ]);
});
