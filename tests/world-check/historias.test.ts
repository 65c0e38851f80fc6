import { describe, expect, it } from 'vitest';
import { documentos } from '#demonstracao/documentos.ts';
import { Relogio } from '#demonstracao/relogio.ts';
import { simular, type Situacao } from './simular.ts';

/** A working morning, a weekend and the small hours: the stories must hold whenever the world is loaded. */
const presentes = ['2026-11-18T13:00:00Z', '2026-11-21T15:00:00Z', '2027-01-04T03:10:00Z'].map(
  (iso) => new Date(iso),
);

const situacoes = (): Map<string, Situacao> => new Map(documentos.map((d) => [d.chave, simular(d)]));

describe('histórias dos documentos', () => {
  it.each(documentos.map((documento) => [documento.chave, documento] as const))(
    '%s segue as regras, em ordem e no passado',
    (_, documento) => {
      simular(documento);
      for (const agora of presentes) {
        const relogio = new Relogio(agora);
        const instantes = documento.atos.map(({ em }) => relogio.instante(em).getTime());
        expect(instantes).toEqual(instantes.toSorted((a, b) => a - b));
        expect(instantes.at(-1)).toBeLessThan(agora.getTime());
        for (const passo of documento.atos) {
          if (!('prazo' in passo) || !passo.prazo) continue;
          const dia = new Date(relogio.instante(passo.em).getTime() - 3 * 3_600_000)
            .toISOString()
            .slice(0, 10);
          expect(relogio.dia(passo.prazo) >= dia, `${passo.ato} ${passo.prazo}`).toBe(true);
        }
      }
    },
  );

  const casos: Record<string, (s: Situacao) => boolean> = {
    'minuta nunca concluída': (s) => s.fase === 'minuta' && s.versao === 1 && !s.paraAssinar,
    'concluído corrente': (s) => s.fase === 'concluido' && s.estado === 'corrente',
    'em trânsito para unidade': (s) => s.emTransito !== undefined && !s.emTransito.destino.pessoa,
    'em trânsito para pessoa': (s) => s.emTransito?.destino.pessoa !== undefined,
    'recebido e assumido': (s) => s.recebidoEmTramite && !s.emTransito && s.comQuem !== undefined,
    'recebido e livre na unidade': (s) => s.recebidoEmTramite && !s.emTransito && s.comQuem === undefined,
    'assinado por todos, vários': (s) =>
      s.assinaturas.length > 1 && s.assinaturas.every((a) => a.situacao === 'assinado'),
    'assinado em parte': (s) =>
      ['assinado', 'pendente'].every((situacao) => s.assinaturas.some((a) => a.situacao === situacao)),
    'nenhuma assinatura ainda': (s) => s.paraAssinar && s.assinaturas.every((a) => a.situacao === 'pendente'),
    'assinatura recusada': (s) => s.assinaturas.some((a) => a.situacao === 'recusado'),
    'assinatura cancelada por nova versão': (s) => s.assinaturas.some((a) => a.situacao === 'cancelado'),
    'cópia ciente e cópia por ler': (s) =>
      [true, false].every((lida) => s.copias.some(({ ciente }) => ciente === lida)),
    finalizado: (s) => s.estado === 'finalizado',
    cancelado: (s) => s.estado === 'cancelado',
    'reativado depois de cancelado ou finalizado': (s) => s.reativado,
    'trâmite resgatado': (s) => s.resgatado,
    'trâmite cancelado': (s) => s.tramiteCancelado,
    publicado: (s) => s.publicado,
    'revertido para minuta': (s) => s.fase === 'minuta' && s.versao === 1 && s.assinaturas.length > 0,
    'exclusão pedida': (s) => s.exclusao === 'pedida',
    'exclusão recusada': (s) => s.exclusao === 'recusada',
    acompanhado: (s) => s.acompanhado,
  };

  it.each(Object.entries(casos))('há documento %s', (_, caso) => {
    expect([...situacoes().values()].some(caso)).toBe(true);
  });

  it('a unidade CCL tem o que receber, assinar, ler, escrever e ter em mãos', () => {
    const todas = [...situacoes().values()];
    expect(todas.filter((s) => s.emTransito?.destino.unidade === 'CCL')).toHaveLength(11);
    const daVez = todas.filter(
      (s) => s.paraAssinar && s.assinaturas.find((a) => a.situacao === 'pendente')?.login === 'helena.pires',
    );
    expect(daVez).toHaveLength(4);
    const copias = todas
      .flatMap((s) => s.copias)
      .filter(({ destino, ciente }) => destino.unidade === 'CCL' && !ciente);
    expect(copias).toHaveLength(4);
    expect(todas.filter((s) => s.fase === 'minuta' && s.detentora === 'CCL').length).toBeGreaterThanOrEqual(
      5,
    );
    expect(
      todas.filter((s) => s.recebidoEmTramite && s.detentora === 'CCL' && !s.emTransito).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('há prazos vencidos, de hoje, próximos e distantes, e as três prioridades', () => {
    const abertos = documentos.filter((d) => simular(d).emTransito);
    const tramites = abertos.flatMap((d) => d.atos.filter((passo) => passo.ato === 'tramitar').slice(-1));
    const prazos = tramites.map(({ prazo }) => prazo);
    expect(prazos).toEqual(
      expect.arrayContaining(['-2u', '-1u', '0u', '+1u', '+2u', '+3u', '+8u', undefined]),
    );
    const prioridades = documentos.flatMap(({ atos }) =>
      atos.map((p) => ('prioridade' in p ? p.prioridade : undefined)),
    );
    expect(prioridades).toEqual(expect.arrayContaining(['ALTA', 'BAIXA', undefined]));
  });
});
