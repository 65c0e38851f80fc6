import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { remind } from '#server/agenda/lembrar.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';

interface World {
  readonly server: () => TestApp;
  readonly caller: (login: string) => Promise<Caller>;
  readonly idOf: (login: string) => number;
}

const morning = { de: '2026-11-23', ate: '2026-11-23', hora: '09:00', horaFim: '10:30' };

/** What reminders promise, over the world of the agenda. */
export const reminders = ({ server, caller, idOf }: World): void => {
  it('avisam uma vez cada um, de cada vez que acontece, menos quem não vai; nunca antes da hora', async () => {
    const [rafael, helena, beatriz] = (await Promise.all(
      ['rafael.lins', 'helena.pires', 'beatriz.cordeiro'].map(caller),
    )) as [Caller, Caller, Caller];
    const { platform, app } = server();
    const { db } = platform.connection;
    const at = (instant: string) =>
      remind({
        db,
        ports: { ...platform.ports, clock: () => new Date(instant) },
        log: app.log,
      });
    const reminded = async () => {
      const { rows } = await sql<{ usuarioId: number; dia: string }>`
        select usuario_id, dados ->> 'dia' as dia from notificacao where especie = 'lembrete' order by id`.execute(
        db,
      );
      return rows.map(({ usuarioId, dia }) => `${usuarioId} ${dia}`).sort();
    };
    const participantes = [idOf('beatriz.cordeiro'), idOf('helena.pires')];
    const repeticao = { cada: 'DIA', intervalo: 1, vezes: 3 };
    const { id, lembretes } = (
      await rafael.post<Compromisso>('agenda', {
        escopo: 'PESSOA',
        titulo: 'Ensaio',
        ...morning,
        participantes,
        repeticao,
        lembretes: [30],
      })
    ).payload;
    expect(lembretes).toEqual([30]);
    await helena.put(`agenda/${id}/resposta`, { resposta: 'NAO' });
    await at('2026-11-23T11:29:00Z');
    expect(await reminded()).toEqual([]);
    // several servers at the same time
    await Promise.all([at('2026-11-23T11:30:00Z'), at('2026-11-23T11:30:01Z'), at('2026-11-23T11:31:00Z')]);
    const first = [`${idOf('beatriz.cordeiro')} 2026-11-23`, `${idOf('rafael.lins')} 2026-11-23`].sort();
    expect(await reminded()).toEqual(first);
    await at('2026-11-24T11:40:00Z');
    expect(await reminded()).toHaveLength(4);
    const { payload } = await beatriz.get<Page<Notificacao>>(
      `notificacao-interna/listar-paginado/${idOf('beatriz.cordeiro')}`,
    );
    expect(payload.itens.map(({ assunto }) => assunto)).toContain('Lembrete: Ensaio');
    // only what is due is read: after each time, the next one waits for its own moment, and after the last none does
    const waits = async () =>
      (
        await sql<{ quando: string | null }>`select lembra_em::text as quando from compromisso_lembrete
          where compromisso_id = ${id}`.execute(db)
      ).rows.map(({ quando }) => quando);
    expect(await waits()).toEqual(['2026-11-25 08:30:00']);
    // a time that goes to another hour, or is taken out, is counted anew
    const whole = { titulo: 'Ensaio', ...morning, repeticao, participantes, lembretes: [30] };
    const { versao } = (
      await rafael.put<Compromisso>(`agenda/${id}`, { ...whole, versao: 1, hora: '10:00', horaFim: '11:00' })
    ).payload;
    await at('2026-11-24T14:00:00Z');
    expect(await waits()).toEqual(['2026-11-25 09:30:00']);
    const which = { alcance: 'ESTE', ocorrencia: '2026-11-25' };
    expect((await rafael.remove(`agenda/${id}`, { versao, ...which })).status).toBe(200);
    await at('2026-11-25T12:30:00Z');
    expect(await reminded()).toHaveLength(4);
    await at('2026-12-20T12:30:00Z');
    expect(await waits()).toEqual([null]);
  });
};
