import { isCNPJ } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { maskPattern } from '#schemas/masks.ts';
import { assuntos } from '#demonstracao/assuntos.ts';
import { escreverCorpo } from '#demonstracao/corpo.ts';
import { documentos } from '#demonstracao/documentos.ts';
import { interessados } from '#demonstracao/interessados.ts';
import { modelos } from '#demonstracao/modelos.ts';
import { Relogio } from '#demonstracao/relogio.ts';

const relogio = new Relogio(new Date('2026-11-18T13:00:00Z'));
const chaves = (lista: readonly { readonly chave: string }[]): string[] => lista.map(({ chave }) => chave);

describe('documentos', () => {
  it('são por volta de quarenta, com chaves diferentes, de todos os modelos', () => {
    expect(documentos.length).toBeGreaterThanOrEqual(40);
    expect(new Set(chaves(documentos)).size).toBe(documentos.length);
    const usados = new Set(documentos.map(({ modelo }) => modelo));
    expect(modelos.map(({ codigo }) => codigo).filter((codigo) => !usados.has(codigo))).toEqual([]);
  });

  it('têm restritos e classificados, e os classificados dizem por quê', () => {
    expect(documentos.filter(({ nivelAcesso }) => nivelAcesso === 'RESTRITO').length).toBeGreaterThan(3);
    expect(new Set(documentos.map(({ sigilo = 0 }) => sigilo))).toEqual(new Set([0, 1, 3]));
    for (const { nivelAcesso, sigilo, hipoteseLegal, chave } of documentos) {
      if (sigilo || nivelAcesso) expect(hipoteseLegal, chave).toBeTruthy();
    }
  });

  it('variam de poucas linhas a várias páginas', () => {
    const tamanhos = documentos.map(({ modelo, texto }) => {
      const { corpo, regioes } = modelos.find(({ codigo }) => codigo === modelo)!;
      return corpoToText(escreverCorpo(corpo, regioes, texto, relogio) as CorpoDoc).length;
    });
    expect(Math.min(...tamanhos)).toBeLessThan(800);
    expect(Math.max(...tamanhos)).toBeGreaterThan(4_500);
  });

  describe.each(documentos.map((documento) => [documento.chave, documento] as const))(
    '%s',
    (_, documento) => {
      const modelo = modelos.find(({ codigo }) => codigo === documento.modelo)!;
      const corpo = escreverCorpo(modelo.corpo, modelo.regioes, documento.texto, relogio);
      const valores = Object.entries(documento.valores ?? {});

      it('só nomeia o que existe', () => {
        expect(chaves(assuntos)).toContain(documento.classe);
        expect(chaves(interessados)).toEqual(expect.arrayContaining([...(documento.interessados ?? [])]));
        expect(modelo.regioes).toEqual(expect.arrayContaining(Object.keys(documento.texto)));
        const daPessoa = modelo.propriedades.filter((p) => p.preenchimento === 'PESSOA').map((p) => p.chave);
        const podeDar = [...daPessoa, 'numero_processo', 'numero_protocolo'];
        expect(valores.map(([chave]) => chave).filter((chave) => !podeDar.includes(chave))).toEqual([]);
        expect(new Set(documento.assinantes).size).toBe(documento.assinantes?.length ?? 0);
      });

      it('tem um corpo que o editor e o papel aceitam, com tudo o que o modelo fixa', () => {
        expect(validateCorpo(corpo)).toMatchObject({ ok: true });
        const fixos = (no: typeof corpo) => no.content?.filter(({ type }) => type === 'fixo');
        expect(fixos(corpo)).toEqual(fixos(modelo.corpo));
        const declaradas = modelo.propriedades.map(({ chave }) => chave);
        expect(declaradas).toEqual(expect.arrayContaining([...marcadoresOf(corpo as CorpoDoc).valores]));
      });

      it('não deixa data por situar nem texto além do limite', () => {
        const situado = relogio.situar(JSON.stringify([documento.assunto, documento.texto, valores]));
        expect(situado.replaceAll(/\{\{[a-z0-9_]+\}\}/g, '')).not.toMatch(/\{(dia|extenso|ano|nup)/);
        expect(relogio.situar(documento.assunto).length).toBeLessThanOrEqual(150);
        for (const [, valor] of valores) expect(relogio.situar(valor).length).toBeLessThan(500);
        for (const passo of documento.atos) {
          if ('motivo' in passo) expect(passo.motivo.length).toBeLessThanOrEqual(1000);
          if (passo.ato === 'tramitar') expect((passo.texto ?? '').length).toBeLessThanOrEqual(2000);
        }
      });

      it('concluído, tem tudo o que a pessoa devia preencher e nenhuma região em branco', () => {
        if (!documento.atos.some(({ ato }) => ato === 'concluir')) return;
        const pedidas = marcadoresOf(corpo as CorpoDoc).valores;
        const dadas = new Set(valores.map(([chave]) => chave));
        const daPessoa = modelo.propriedades.filter(({ preenchimento }) => preenchimento === 'PESSOA');
        const faltam = daPessoa.filter(({ chave }) => pedidas.includes(chave) && !dadas.has(chave));
        expect(faltam).toEqual([]);
        expect(modelo.regioes.filter((regiao) => !documento.texto[regiao]?.length)).toEqual([]);
        expect(documento.assinantes).toEqual(expect.any(Array));
        if (modelo.vencimentoObrigatorio) expect(documento.vencimento).toBeTruthy();
        if (pedidas.includes('interessado_nome')) expect(documento.interessados).toEqual(expect.any(Array));
        if (pedidas.some((chave) => chave.startsWith('destin')))
          expect(documento.destinos).toEqual(expect.any(Array));
        if (pedidas.includes('numero_processo')) expect(dadas).toContain('numero_processo');
      });

      it('preenche os marcadores segundo a máscara, e os CNPJ são válidos', () => {
        for (const [chave, valor] of valores) {
          const mascara = modelo.propriedades.find((p) => p.chave === chave)?.mascara;
          if (mascara) expect(relogio.situar(valor)).toMatch(new RegExp(maskPattern(mascara), 'u'));
          if (chave.endsWith('cnpj')) expect(isCNPJ(valor)).toBe(true);
        }
      });
    },
  );
});
