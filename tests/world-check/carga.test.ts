import { describe, expect, it } from 'vitest';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import { documentos } from '#demonstracao/documentos.ts';
import { loadWorld } from '#demonstracao/load.ts';
import type { Ato } from '#demonstracao/passo.ts';
import { AlvoDeMemoria } from './alvo-de-memoria.ts';

const agora = new Date('2026-11-18T13:00:00Z');

const carregar = async (semAtos: readonly Ato[] = []) => {
  const alvo = new AlvoDeMemoria(semAtos);
  const seed = await loadSeed(alvo);
  return { alvo, mundo: await loadWorld(alvo, { seed, senha: 'uma senha comprida', agora }) };
};

describe('carga do mundo', () => {
  it('é sempre a mesma', async () => {
    const [a, b] = [await carregar(), await carregar()];
    expect(b.alvo.salvos).toEqual(a.alvo.salvos);
    expect(b.alvo.criacoes).toEqual(a.alvo.criacoes);
    expect(b.alvo.atosFeitos).toEqual(a.alvo.atosFeitos);
  });

  it('cria todos os documentos e faz os atos na ordem do tempo', async () => {
    const { alvo, mundo } = await carregar();
    expect([...mundo.documentos.keys()].toSorted()).toEqual(documentos.map(({ chave }) => chave).toSorted());
    expect(mundo.interrompidos).toEqual([]);
    const instantes = alvo.atosFeitos.map(({ em }) => em.getTime());
    expect(instantes).toEqual(instantes.toSorted((x, y) => x - y));
    const total = documentos.reduce((soma, { atos }) => soma + atos.length, 0);
    expect(alvo.criacoes.length + alvo.atosFeitos.length).toBe(total);
  });

  it('para a história no ato que o alvo não faz, e só a daquele documento', async () => {
    const { alvo, mundo } = await carregar(['solicitarExclusao']);
    expect(mundo.interrompidos).toEqual(['ci-cestas-exclusao-recusada', 'ci-escala-duplicada']);
    const parado = mundo.documentos.get('ci-cestas-exclusao-recusada');
    const feitos = alvo.atosFeitos.filter(({ conteudoId }) => conteudoId === parado).map(({ ato }) => ato);
    expect(feitos).toEqual(['concluir', 'assinar']);
  });

  it('entrega nomes já como ids e dias já como datas', async () => {
    const { alvo, mundo } = await carregar();
    const id = mundo.documentos.get('parecer-pregao-43');
    const envio = alvo.atosFeitos.find((ato) => ato.conteudoId === id && ato.ato === 'tramitar');
    expect(envio).toMatchObject({
      em: new Date('2026-11-18T11:25:00Z'),
      usuarioId: mundo.ids.get('usuario/beatriz.cordeiro'),
      unidadeId: mundo.ids.get('unidade/PGM'),
      pedido: {
        destino: { unidadeId: mundo.ids.get('unidade/CCL') },
        prazo: '2026-11-18',
        retornoObrigatorio: true,
      },
    });
    const criacao = alvo.criacoes.find(({ chave }) => chave === 'parecer-pregao-43');
    expect(criacao).toMatchObject({
      assunto: 'Parecer sobre o edital do Pregão Eletrônico 43/2026',
      salvar: { nivelAcesso: 'RESTRITO', valores: { numero_processo: '04318.001195/2026-30' } },
      assinantes: [{ marcador: 'assinatura_1', ordem: 1 }],
    });
  });
});
