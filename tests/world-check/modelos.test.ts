import { describe, expect, it } from 'vitest';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { modelos } from '#demonstracao/modelos.ts';

const numeros = (quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => `assinatura_${i + 1}`);

describe('modelos', () => {
  it('são dezoito, com códigos diferentes', () => {
    expect(new Set(modelos.map(({ codigo }) => codigo)).size).toBe(18);
  });

  describe.each(modelos.map((modelo) => [modelo.codigo, modelo] as const))('%s', (_, modelo) => {
    const marcadores = marcadoresOf(modelo.corpo as CorpoDoc);
    const declaradas = modelo.propriedades.map(({ chave }) => chave);

    it('tem um corpo que o editor e o papel aceitam', () => {
      expect(validateCorpo(modelo.corpo)).toMatchObject({ ok: true });
    });

    it('declara cada marcador que usa e usa cada um que declara', () => {
      expect(declaradas.toSorted()).toEqual([...marcadores.valores, ...marcadores.assinaturas].toSorted());
      for (const { chave, marcador } of modelo.propriedades) expect(marcador).toBe(`{{${chave}}}`);
    });

    it('tem lugares de assinatura numerados a partir de 1, que o sistema preenche', () => {
      expect(marcadores.assinaturas.length).toBeGreaterThan(0);
      expect(marcadores.assinaturas).toEqual(numeros(marcadores.assinaturas.length));
      for (const chave of marcadores.assinaturas) {
        const propriedade = modelo.propriedades.find((p) => p.chave === chave);
        expect(propriedade).toMatchObject({ tipo: 'ASSINANTE', preenchimento: 'AUTOMATICO' });
      }
    });

    it('começa pelo cabeçalho fixo e dá nome a cada região em que se escreve', () => {
      const nos = modelo.corpo.content ?? [];
      expect(nos[0]).toMatchObject({ type: 'fixo', attrs: { area: 'cabecalho' } });
      const regioes = nos.filter((no, i) => no.type !== 'fixo' && nos[i - 1]?.type === 'fixo');
      expect(regioes).toHaveLength(modelo.regioes.length);
      expect(new Set(modelo.regioes).size).toBe(modelo.regioes.length);
    });
  });
});
